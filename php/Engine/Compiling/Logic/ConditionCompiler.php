<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Logic;

use Atoll\Engine\Compiling\FormProblems\ProblemList;
use Atoll\Engine\Compiling\FormProblems\ProblemSubject;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Formats\Text;
use Atoll\Engine\Logic\ComparableAnswer;
use Atoll\Engine\Logic\NormalisedText;
use Atoll\Engine\Logic\Operator;

/**
 * Compiles conditions for both engines: checks them, and writes the values of rules as answers are compared. In a
 * tolerant form, rules that cannot work are kept, as in Gravity Forms: a missing field counts as empty, and an unknown
 * operator never holds.
 */
final class ConditionCompiler {

	private const OLDER_NAMES = array(
		'greater_than' => Operator::More,
		'less_than'    => Operator::Less,
	);

	/** Operators that compare with a whole choice; the others look for a part of a text, or compare amounts. */
	private const CHOICE_OPERATORS = array( Operator::Is, Operator::IsNot );

	/**
	 * @param array<int, Field>  $fields Fields of the form, by id.
	 * @param array<int, string> $names  Names of fields in sentences, by id.
	 */
	public function __construct(
		private array $fields,
		private array $names,
		private ProblemList $problems
	) {}

	/**
	 * @param JsonData       $logic   The condition as an editor saved it.
	 * @param ProblemSubject $subject What shows or hides, and where its condition is set.
	 * @return array<string, mixed>|null Null when there are no rules.
	 */
	public function compile( JsonData $logic, ProblemSubject $subject ): ?array {
		$isOn  = ! $logic->has( 'enabled' ) || filter_var( $logic->get( 'enabled' ), FILTER_VALIDATE_BOOLEAN );
		$rules = $isOn
			? array_map( fn( JsonData $rule ) => $this->rule( $rule, $subject ), $logic->list( 'rules' ) )
			: array();
		return array() === $rules ? null : array(
			'actionType' => 'hide' === $logic->string( 'actionType' ) ? 'hide' : 'show',
			'logicType'  => 'any' === $logic->string( 'logicType' ) ? 'any' : 'all',
			'rules'      => $rules,
		);
	}

	/** @return array{fieldId: string, operator: string, value: string} */
	private function rule( JsonData $rule, ProblemSubject $subject ): array {
		$fieldId  = $rule->string( 'fieldId' );
		$name     = $rule->string( 'operator' );
		$operator = self::OLDER_NAMES[ $name ] ?? Operator::tryFrom( $name );
		$value    = Text::isUnicode( $rule->string( 'value' ) )
			? ComparableAnswer::folded( Text::lines( $rule->string( 'value' ) ) )
			: '';
		$field    = 1 === preg_match( '~^[0-9]+(?:\.[0-9]+)?$~D', $fieldId )
			? $this->fields[ (int) $fieldId ] ?? null
			: null;
		$this->check( $rule, $field, $operator, $subject );
		return array(
			'fieldId'  => $fieldId,
			'operator' => ( $operator ?? Operator::Contains )->value,
			// "Contains" with an empty value never holds, as in Gravity Forms.
			'value'    => null === $operator
				? ''
				: ( null === $field ? $value : NormalisedText::ofRule( $field, $value ) ),
		);
	}

	private function check( JsonData $rule, ?Field $field, ?Operator $operator, ProblemSubject $subject ): void {
		if ( true !== $field?->answers( $rule->string( 'fieldId' ) ) ) {
			$this->problems->report( 'ruleFieldMissing', $subject, id: $rule->string( 'fieldId' ) );
		} elseif ( $subject->field === $field->id ) {
			$this->problems->report( 'ruleOnItself', $subject );
		} elseif ( in_array( $operator, self::CHOICE_OPERATORS, true ) ) {
			$this->checkChoice( $rule, $field, $subject );
		}
		if ( null === $operator ) {
			$operators = implode(
				', ',
				array_map( static fn( Operator $operator ) => $operator->value, Operator::cases() )
			);
			$this->problems->report(
				'operatorUnknown',
				$subject,
				operator: $rule->string( 'operator' ),
				operators: $operators
			);
		}
	}

	private function checkChoice( JsonData $rule, Field $field, ProblemSubject $subject ): void {
		$possible = PossibleAnswers::of( $field, $rule->string( 'fieldId' ) );
		if ( ! $possible->has( $rule->string( 'value' ) ) ) {
			$question = implode( ': ', array_filter( array( $this->names[ $field->id ], $possible->name ) ) );
			$this->problems->warn(
				'ruleChoiceMissing',
				$subject,
				question: $question,
				value: $rule->string( 'value' )
			);
		}
	}
}
