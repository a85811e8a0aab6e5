<?php

declare( strict_types=1 );

namespace Atoll\Engine;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\FormAnswers\MalformedAnswer;
use Atoll\Engine\FormAnswers\RawInputs;
use Atoll\Engine\Logic\LogicResolver;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Engine\Shapes\Shapes;
use Atoll\Engine\Validation\FieldValidator;
use Atoll\Engine\Validation\ValidationResult;

/**
 * Reads and validates answers. In the browser, src/forms gives the same results.
 *
 * @phpstan-import-type AnyValue from AnswerValue
 */
final class FormEngine {

	public function __construct( private Shapes $shapes, private FieldValidator $validator ) {}

	/**
	 * @param array<array-key, mixed> $raw       By input name, as sent; inputs that the form does not have are ignored.
	 * @param int                     $maxLength Maximum code points of one text.
	 * @throws MalformedAnswer
	 */
	public function answers( Form $form, array $raw, int $maxLength = RawInputs::MAX_LENGTH ): Answers {
		$inputs = new RawInputs( $raw, $maxLength );
		return $this->gather( $form, fn( Field $field ) => $this->shapes->forField( $field )->read( $field, $inputs ) );
	}

	/** @return list<string> Names of the inputs that {@see answers()} reads for a field, as PHP names them. */
	public function inputNames( Field $field ): array {
		$inputs = new RawInputs( array() );
		$this->shapes->forField( $field )->read( $field, $inputs );
		return $inputs->readNames();
	}

	/**
	 * Returns the answers that an untouched form shows: default values, and prefilled ones from `$raw`.
	 *
	 * @param array<array-key, mixed> $raw By input name, for example from the query of the page's address.
	 * @throws MalformedAnswer
	 */
	public function initial( Form $form, array $raw = array() ): Answers {
		$inputs = new RawInputs( $raw );
		return $this->gather(
			$form,
			function ( Field $field ) use ( $inputs ) {
				$shape  = $this->shapes->forField( $field );
				$filled = array_filter(
					$field->inputs,
					static fn( FieldInput $input ) => $inputs->has( $input->name )
				);
				return array() === $filled ? $shape->initial( $field ) : $shape->read( $field, $inputs );
			}
		);
	}

	/** @param array<array-key, string> $entry Answers of a stored entry. */
	public function fromEntry( Form $form, array $entry ): Answers {
		return $this->gather(
			$form,
			fn( Field $field ) => $this->shapes->forField( $field )->fromEntry( $field, $entry ),
			$entry
		);
	}

	/** Applies the form's conditional logic and formulas: what shows, and what the answers are as a result. */
	public function resolve( Form $form, Answers $answers ): ResolvedAnswers {
		$resolver = new LogicResolver( $form, $answers );
		$changed  = $resolver->changed();
		$pages    = $form->pageList();
		return new ResolvedAnswers(
			array() === $changed
				? $answers
				: $this->gather(
					$form,
					static fn( Field $field ) => $resolver->value( $field->id ),
					$answers->toEntry()
				),
			$resolver->hiddenFields(),
			$resolver->hiddenPages(),
			array_filter(
				array_map(
					static fn( JsonData $page ) => ! $resolver->shows(
						$page->map( 'next' )->map( 'conditionalLogic' )
					),
					$pages
				)
			),
			! $resolver->shows( JsonData::of( $form->submit() )->map( 'conditionalLogic' ) )
		);
	}

	/**
	 * Validates the fields that show.
	 *
	 * @param int|null $page Page whose fields are validated, from 0; null for all pages.
	 */
	public function validate( Form $form, ResolvedAnswers $resolved, ?int $page = null ): ValidationResult {
		$fields = array();
		foreach ( $form->fields() as $field ) {
			if ( $resolved->isHidden( $field->id ) || ( $page ?? $field->page ) !== $field->page ) {
				continue;
			}
			$fields[ $field->id ] = $this->validator->verdict( $field, $resolved->answers()->value( $field->id ) );
		}
		return ValidationResult::of( $fields );
	}

	/**
	 * Whether a condition holds, for something such as a notification that depends on it. Hidden fields count as empty.
	 *
	 * @param Answers              $answers          The answers of an entry.
	 * @param array<string, mixed> $conditionalLogic As in the definition; empty if there is no condition.
	 */
	public function holds( Form $form, Answers $answers, array $conditionalLogic ): bool {
		return array() === $conditionalLogic
			|| ( new LogicResolver( $form, $answers ) )->shows( new JsonData( $conditionalLogic ) );
	}

	/**
	 * @param callable( Field ): AnyValue   $read
	 * @param array<array-key, string>|null $entry Values of hidden parts; null for those that the form defines.
	 */
	private function gather( Form $form, callable $read, ?array $entry = null ): Answers {
		$values = array();
		$kept   = array();
		foreach ( $form->fields() as $field ) {
			$shape                = $this->shapes->forField( $field );
			$value                = $read( $field );
			$values[ $field->id ] = $value;
			if ( ! $shape->isEmpty( $field, $value ) ) {
				$hidden = array_intersect_key( $entry ?? $field->hiddenParts(), $field->hiddenParts() );
				$kept  += $shape->toEntry( $field, $value ) + $field->record() + $hidden;
			}
		}
		return new Answers( $values, $kept );
	}
}
