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
 * Reads and judges answers; src/forms gives the same verdicts in the browser.
 *
 * @phpstan-import-type AnyValue from AnswerValue
 */
final class FormEngine {

	public function __construct( private Shapes $shapes, private FieldValidator $validator ) {}

	/**
	 * @param array<array-key, mixed> $raw       By input name, as sent; inputs that the form does not have are ignored.
	 * @param int                     $maxLength Code points of one text.
	 * @throws MalformedAnswer
	 */
	public function answers( Form $form, array $raw, int $maxLength = RawInputs::MAX_LENGTH ): Answers {
		$inputs = new RawInputs( $raw, $maxLength );
		return $this->gather( $form, fn( Field $field ) => $this->shapes->of( $field )->read( $field, $inputs ) );
	}

	/** @return list<string> Names of the inputs, as PHP has them, whose texts {@see answers()} reads for a field. */
	public function inputNames( Field $field ): array {
		$inputs = new RawInputs( array() );
		$this->shapes->of( $field )->read( $field, $inputs );
		return $inputs->readNames();
	}

	/**
	 * What a form that nobody has touched shows: its defaults, and what `$raw` fills in.
	 *
	 * @param array<array-key, mixed> $raw By input name, for example from the address.
	 * @throws MalformedAnswer
	 */
	public function initial( Form $form, array $raw = array() ): Answers {
		$inputs = new RawInputs( $raw );
		return $this->gather(
			$form,
			function ( Field $field ) use ( $inputs ) {
				$shape  = $this->shapes->of( $field );
				$filled = array_filter(
					$field->inputs,
					static fn( FieldInput $input ) => $inputs->has( $input->name )
				);
				return array() === $filled ? $shape->initial( $field ) : $shape->read( $field, $inputs );
			}
		);
	}

	/** @param array<array-key, string> $entry A stored entry's answers. */
	public function fromEntry( Form $form, array $entry ): Answers {
		return $this->gather(
			$form,
			fn( Field $field ) => $this->shapes->of( $field )->fromEntry( $field, $entry ),
			$entry
		);
	}

	/** Applies the form's logic: what shows, and what its answers then are. */
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
	 * Judges the fields that show.
	 *
	 * @param int|null $page From 0; all of them when none is given.
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
	 * Whether something that depends on a condition is to be sent or used. What logic hides is empty to it.
	 *
	 * @param Answers              $answers          As an entry has them.
	 * @param array<string, mixed> $conditionalLogic As in the definition; empty for what depends on nothing.
	 */
	public function holds( Form $form, Answers $answers, array $conditionalLogic ): bool {
		return array() === $conditionalLogic
			|| ( new LogicResolver( $form, $answers ) )->shows( new JsonData( $conditionalLogic ) );
	}

	/**
	 * @param callable( Field ): AnyValue   $read
	 * @param array<array-key, string>|null $entry What parts that nobody sees hold; null for what the form says.
	 */
	private function gather( Form $form, callable $read, ?array $entry = null ): Answers {
		$values = array();
		$kept   = array();
		foreach ( $form->fields() as $field ) {
			$shape                = $this->shapes->of( $field );
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
