<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Logic;

use Atoll\Engine\Calculation\Formula;
use Atoll\Engine\Compiling\FormProblems\ProblemList;
use Atoll\Engine\Compiling\FormProblems\ProblemSubject;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Field;

/** Compiles what depends on answers in one form: conditions, formulas, and the order in which they are resolved. */
final class LogicCompiler {

	private ConditionCompiler $conditions;
	private PageSubjects $pages;

	/** @var array<int, Field> Fields as compiled so far, by id. */
	private array $fields = array();

	/** @var array<int, array<string, mixed>> By field id. */
	private array $logic = array();

	/** @var array<int, array<string, mixed>> By field id. */
	private array $calculations;

	/** @var array<int, string> Names of fields in sentences, by id. */
	private array $names = array();

	/** @var array<int, ProblemSubject> By field id. */
	private array $subjects;

	/**
	 * @param JsonData                   $form   The form as an editor saved it.
	 * @param list<array<string, mixed>> $fields Compiled, except for what this class adds.
	 */
	public function __construct( private JsonData $form, array $fields, private ProblemList $problems ) {
		foreach ( $fields as $compiled ) {
			$field = new Field( new JsonData( $compiled ) );
			$this->fields[ $field->id ] = $field;
		}
		foreach ( $form->list( 'fields' ) as $source ) {
			$this->names[ $source->int( 'id' ) ] = $problems->question( $source );
		}
		$this->conditions = new ConditionCompiler( $this->fields, $this->names, $problems );
		$this->pages      = new PageSubjects( $form->list( 'pageList' ), $problems );
		$formulas         = new FormulaCompiler( $this->fields, $problems );
		$calculations     = array();
		$subjects         = array();
		foreach ( $form->list( 'fields' ) as $index => $source ) {
			$id = $source->int( 'id' );
			if ( isset( $this->fields[ $id ] ) && ! isset( $subjects[ $id ] ) ) {
				$subjects[ $id ]     = $problems->field( $source, $index + 1 );
				$this->logic[ $id ]  = $this->condition( $source, $subjects[ $id ]->at( 'conditionalLogic' ) )
					+ $this->section( $source, $subjects[ $id ]->at( 'sectionLogic' ) );
				$calculations[ $id ] = $formulas->compile( $source, $subjects[ $id ] );
			}
		}
		$this->subjects     = $subjects;
		$this->calculations = $formulas->withoutCycles( array_filter( $calculations ), $subjects );
	}

	/**
	 * Adds conditions and formulas to fields. A calculated field is not validated, since nobody could correct it.
	 *
	 * @param list<array<string, mixed>> $fields
	 * @return list<array<string, mixed>>
	 */
	public function fields( array $fields ): array {
		$complete = array();
		$ids      = array_keys( $this->fields );
		foreach ( $fields as $index => $field ) {
			$id          = $ids[ $index ];
			$logic       = $this->fields[ $id ]->isSubmitButton() ? array() : $this->logic[ $id ];
			$calculation = $this->calculations[ $id ] ?? null;
			$complete[]  = null === $calculation ? $field + $logic : array(
				'required'    => false,
				'rules'       => array(),
				'calculation' => $calculation,
			) + $field + $logic;
		}
		return $complete;
	}

	/**
	 * @param list<array<string, mixed>> $pages
	 * @return list<array<string, mixed>>
	 */
	public function pages( array $pages ): array {
		$complete = array();
		foreach ( $pages as $page => $compiled ) {
			$source           = $this->pages->source( $page );
			$compiled['next'] = JsonData::of( $compiled['next'] )->all()
				+ $this->condition( $source->map( 'next' ), $this->pages->nextButton( $page ) );
			$complete[]       = $compiled + $this->condition( $source, $this->pages->subject( $page ) );
		}
		return $complete;
	}

	/** @return array<string, mixed> The submit button's condition, which is that of its field. */
	public function submit(): array {
		$buttons = array_filter( $this->fields, static fn( Field $field ) => $field->isSubmitButton() );
		return array_merge( array(), ...array_values( array_intersect_key( $this->logic, $buttons ) ) );
	}

	/**
	 * @param 'confirmations'|'notifications' $list
	 * @return list<array<string, mixed>> As in the source, except for their conditions.
	 */
	public function items( string $list ): array {
		return array_map(
			function ( JsonData $item ) use ( $list ): array {
				$subject = $this->problems->item( $list, $item );
				$routing = array_map(
					fn( JsonData $rule ) => $this->routingRule( $rule, $subject ),
					$item->list( 'routing' )
				);
				return $this->condition( $item, $subject ) + array_filter( array( 'routing' => $routing ) )
					+ array_diff_key( $item->all(), array( 'conditionalLogic' => true, 'routing' => true ) );
			},
			$this->form->list( $list )
		);
	}

	/**
	 * Compiles a rule with an address of its own (routing in Gravity Forms).
	 *
	 * @return array<string, mixed> The address, and the rule as a condition.
	 */
	private function routingRule( JsonData $rule, ProblemSubject $subject ): array {
		$logic = array(
			'actionType' => 'show',
			'logicType'  => 'all',
			'rules'      => array( array_diff_key( $rule->all(), array( 'email' => true ) ) ),
		);
		return array( 'email' => $rule->string( 'email' ) )
			+ $this->condition( new JsonData( array( 'conditionalLogic' => $logic ) ), $subject );
	}

	/**
	 * Returns groups of fields, each after those it depends on; within a group, a formula comes after those it reads.
	 *
	 * @param list<array<string, mixed>> $pages Compiled pages.
	 * @return list<list<int>>
	 */
	public function order( array $pages ): array {
		$order    = new DependencyOrder();
		$formulas = $this->formulaSources();
		return array_map(
			static fn( array $group ) => array_merge(
				...$order->groups(
					array_combine( $group, array_map( static fn( int $id ) => $formulas[ $id ] ?? array(), $group ) )
				)
			),
			$order->groups( $this->dependencies( $pages ) )
		);
	}

	/**
	 * Warns of conditions that depend on themselves.
	 *
	 * @param list<array<string, mixed>> $pages Compiled pages.
	 */
	public function warnOfCycles( array $pages ): void {
		$warnings = new CycleWarnings( $this->dependencies( $pages ), $this->names, $this->problems );
		foreach ( $warnings->fields() as $id ) {
			$ownLogic = array_diff_key( $this->logic[ $id ], array( 'sectionLogic' => true ) );
			$subject  = $this->subjects[ $id ]->at( 'conditionalLogic' );
			$warnings->ofField( $id, $this->conditionSources( $ownLogic ), $subject );
		}
		foreach ( array() === $warnings->fields() ? array() : $pages as $page => $compiled ) {
			$fields = array_keys( array_filter( $this->fields, static fn( Field $field ) => $page === $field->page ) );
			$warnings->ofPage( $fields, $this->conditionSources( $compiled ), $this->pages->subject( $page ) );
		}
	}

	/** @return array<int, list<int>> Ids of the fields that each formula reads, by the calculated field's id. */
	private function formulaSources(): array {
		return array_map(
			static fn( array $calculation ) => array_map( intval( ... ), Formula::sources( $calculation['tree'] ) ),
			$this->calculations
		);
	}

	/**
	 * @param list<array<string, mixed>> $pages Compiled pages.
	 * @return array<int, list<int>> Ids of the fields that each field depends on; fields without any are left out.
	 */
	private function dependencies( array $pages ): array {
		$formulas     = $this->formulaSources();
		$dependencies = array();
		foreach ( $this->fields as $id => $field ) {
			$sources             = array_merge(
				$this->conditionSources( $this->logic[ $id ] ?? array() ),
				$field->hidesWithPage() ? $this->conditionSources( $pages[ $field->page ] ?? array() ) : array()
			);
			$dependencies[ $id ] = array_merge( $sources, $formulas[ $id ] ?? array() );
			if ( $field->isSubmitButton() || ( array() === $dependencies[ $id ] && ! isset( $formulas[ $id ] ) ) ) {
				unset( $dependencies[ $id ] );
			}
		}
		return $dependencies;
	}

	/**
	 * @param JsonData $holder Anything that may have a condition.
	 * @return array<string, mixed> Its condition, if it has one.
	 */
	private function condition( JsonData $holder, ProblemSubject $subject ): array {
		return array_filter(
			array( 'conditionalLogic' => $this->conditions->compile( $holder->map( 'conditionalLogic' ), $subject ) )
		);
	}

	/** @return array<string, mixed> Condition of the section that a field is in. */
	private function section( JsonData $source, ProblemSubject $subject ): array {
		return array_filter(
			array( 'sectionLogic' => $this->conditions->compile( $source->map( 'sectionLogic' ), $subject ) )
		);
	}

	/**
	 * @param array<string, mixed> $holder
	 * @return list<int> Ids of the fields that its conditions ask about.
	 */
	private function conditionSources( array $holder ): array {
		$rules = array_merge(
			JsonData::of( $holder['conditionalLogic'] ?? null )->list( 'rules' ),
			JsonData::of( $holder['sectionLogic'] ?? null )->list( 'rules' )
		);
		return array_map( static fn( JsonData $rule ) => (int) $rule->string( 'fieldId' ), $rules );
	}
}
