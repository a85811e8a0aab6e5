<?php

declare( strict_types=1 );

namespace Atoll\Engine\Logic;

use Atoll\Engine\Calculation\Calculation;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\FormAnswers\AnswerValue;

/**
 * Applies a form's logic to one set of answers; the mirror of src/forms/logic/resolve-logic.ts. A field that is hidden,
 * or on a hidden page, counts as empty for everything that depends on it. In the definition's `order`, each field comes
 * after those it depends on. In a group of fields that depend on each other, fields are resolved first whose result is
 * the same whichever of the others show; fields that still depend on themselves then show.
 *
 * @phpstan-import-type AnyValue from AnswerValue
 */
final class LogicResolver {

	/** @var array<int, AnyValue> Values that the logic changed, by field id. */
	private array $values = array();

	/** @var array<int, true> */
	private array $hidden = array();

	/** @var array<int, bool> Whether the result of a calculated field is exactly zero, by field id. */
	private array $zeros = array();

	/** @var array<int, true> Fields that are not resolved yet, by id. */
	private array $open = array();

	/**
	 * @var array<int, true> Open fields that the last attempt to resolve a field read. If that failed, a new attempt is
	 * worthwhile only once one of these is resolved.
	 */
	private array $lacking = array();

	/** @var array<string, non-empty-list<string>> Resolved answers as they are compared, by a rule's field id. */
	private array $compared = array();

	/** @var array<int, ?Condition> Conditions by page. */
	private array $pages;

	public function __construct( private Form $form, private Answers $answers ) {
		$this->pages = array_map(
			static fn( JsonData $page ) => Condition::from( $page->map( 'conditionalLogic' ) ),
			$form->pageList()
		);
		foreach ( $form->order() as $group ) {
			$this->resolve( array_values( array_filter( array_map( $form->field( ... ), $group ) ) ) );
		}
	}

	/** @return AnyValue */
	public function value( int $fieldId ): string|array {
		return $this->values[ $fieldId ] ?? $this->answers->value( $fieldId );
	}

	/** @return array<int, AnyValue> Values of hidden fields, which are empty, and of calculated fields, by field id. */
	public function changed(): array {
		return $this->values;
	}

	/** @return array<int, true> By field id. */
	public function hiddenFields(): array {
		return $this->hidden;
	}

	/** @return array<int, true> Pages without anything to show, by page, from 0. */
	public function hiddenPages(): array {
		$hidden = array();
		foreach ( $this->form->pageList() as $page => $settings ) {
			$fields = array_flip( array_filter( $settings->array( 'fields' ), 'is_int' ) );
			if (
				array() === $fields
					? false === $this->pageShows( $page )
					: array() === array_diff_key( $fields, $this->hidden )
			) {
				$hidden[ $page ] = true;
			}
		}
		if ( count( $hidden ) === count( $this->pages ) ) {
			unset( $hidden[0] ); // One page must always show.
		}
		return $hidden;
	}

	/** @param JsonData $logic Condition of a button, for example, applied to the resolved answers. */
	public function shows( JsonData $logic ): bool {
		return false !== Condition::from( $logic )?->shows( $this->sources( ... ) );
	}

	/** @param list<Field> $group */
	private function resolve( array $group ): void {
		foreach ( $group as $field ) {
			$this->open[ $field->id ] = true;
		}
		$queue   = $group;
		$queued  = $this->open;
		$waiting = array();
		for ( $at = 0; $at < count( $queue ); $at++ ) {
			$field         = $queue[ $at ];
			$this->lacking = array();
			unset( $queued[ $field->id ] );
			if ( ! $this->close( $field ) ) {
				foreach ( $this->lacking as $id => $lacks ) {
					$waiting[ $id ][ $field->id ] = $field;
				}
				continue;
			}
			foreach ( $waiting[ $field->id ] ?? array() as $other ) {
				if ( isset( $this->open[ $other->id ] ) && ! isset( $queued[ $other->id ] ) ) {
					$queued[ $other->id ] = true;
					$queue[]              = $other;
				}
			}
		}
		foreach ( $group as $field ) {
			if ( isset( $this->open[ $field->id ] ) ) {
				$this->fill( $field );
			}
		}
		$this->open = array();
	}

	/**
	 * Tries to resolve an open field and returns whether that worked.
	 *
	 * @phpstan-impure It notes the open fields that it read.
	 */
	private function close( Field $field ): bool {
		$isShown = isset( $this->open[ $field->id ] ) ? $this->fieldShows( $field ) : null;
		if ( null === $isShown || ! ( $isShown ? $this->fill( $field ) : $this->hide( $field ) ) ) {
			return false;
		}
		unset( $this->open[ $field->id ] );
		return true;
	}

	/** Calculates a field's value and returns whether all fields that its formula reads are resolved. */
	private function fill( Field $field ): bool {
		$waits       = false;
		$calculation = Calculation::of( $field );
		if ( null !== $calculation ) {
			$result = $calculation->result(
				function ( int $source ) use ( $field, &$waits ): ?array {
					if ( $source !== $field->id && isset( $this->open[ $source ] ) ) {
						$waits                    = true;
						$this->lacking[ $source ] = true;
					}
					$read = $this->form->field( $source );
					return null === $read ? null : array( $read, $this->value( $source ) );
				}
			);

			$this->values[ $field->id ] = $calculation->written( $result );
			$this->zeros[ $field->id ]  = $calculation->isZero( $result );
		}
		return ! $waits;
	}

	private function hide( Field $field ): bool {
		$value = $this->value( $field->id );
		$this->values[ $field->id ] = is_string( $value )
			? ''
			: ( array_is_list( $value ) ? array() : array_map( static fn() => '', $value ) );
		$this->hidden[ $field->id ] = true;
		return true;
	}

	private function pageShows( int $page ): ?bool {
		$condition = $this->pages[ $page ] ?? null;
		return null === $condition ? true : $condition->shows( $this->sources( ... ) );
	}

	private function fieldShows( Field $field ): ?bool {
		$verdicts = array( $field->hidesWithPage() ? $this->pageShows( $field->page ) : true );
		foreach ( array( 'sectionLogic', 'conditionalLogic' ) as $name ) {
			$condition  = Condition::from( $field->data->map( $name ) );
			$verdicts[] = null === $condition ? true : $condition->shows( $this->sources( ... ) );
		}
		return in_array( false, $verdicts, true ) ? false : ( in_array( null, $verdicts, true ) ? null : true );
	}

	/** @return list<non-empty-list<string>>|null */
	private function sources( string $fieldId ): ?array {
		$field = $this->form->field( (int) $fieldId );
		if ( null === $field ) {
			return array( array( '' ) );
		}
		if ( ! isset( $this->open[ $field->id ] ) ) {
			return array(
				$this->compared[ $fieldId ] ??= $this->zeros[ $field->id ] ?? false
					? ComparableAnswer::ZERO
					: ComparableAnswer::normalise( $field, $this->value( $field->id ), $fieldId ),
			);
		}
		$this->lacking[ $field->id ] = true;

		$given = ComparableAnswer::normalise( $field, $this->value( $field->id ), $fieldId );
		return null === Calculation::of( $field ) ? array( $given, array( '' ) ) : null;
	}
}
