<?php

declare( strict_types=1 );

namespace Atoll\Tests\Conformance;

use Atoll\Engine\Definition\Form;

/**
 * The cases of contract/logic that are about forms, each as the form it is about, what is sent, and what then holds:
 * `hidden`, `hiddenPages`, `hiddenNext`, `hidesSubmit`, and perhaps `values` and `messages` by field id.
 */
final class LogicCases {

	public function __construct( private Workbench $workbench ) {}

	/** @return iterable<string, array<'source'|'raw'|'case', array<string, mixed>>> */
	public function all(): iterable {
		$resolvers = array(
			'conditions'   => $this->condition( ... ),
			'visibility'   => $this->visibility( ... ),
			'calculations' => $this->calculation( ... ),
		);
		foreach ( $resolvers as $file => $resolve ) {
			$cases = json_decode(
				(string) file_get_contents( Workbench::root() . "/contract/logic/{$file}.json" ),
				true,
				512,
				JSON_THROW_ON_ERROR
			);
			foreach ( $cases as $case ) {
				yield "{$file}: {$case['name']}" => $resolve( $case );
			}
		}
	}

	/** @param array<string, mixed> $source */
	public function form( array $source ): Form {
		return Form::from( $this->workbench->compiler->compile( $source, 12, 3 ) );
	}

	/**
	 * One rule, about field 1, that shows field 2.
	 *
	 * @param array<string, mixed> $case
	 * @return array{source: array<string, mixed>, raw: array<string, mixed>, case: array<string, mixed>}
	 */
	private function condition( array $case ): array {
		$rule  = array( 'fieldId' => $case['fieldId'] ?? '1' )
			+ array_intersect_key( $case, array( 'operator' => 0, 'value' => 0 ) );
		$input = $case['input'] ?? '';
		return array(
			'source' => array(
				'tolerant' => $case['tolerant'] ?? false,
				'fields'   => array(
					array( 'id' => 1, 'label' => 'Asked' ) + ( $case['field'] ?? array() ) + array( 'kind' => 'text' ),
					array(
						'id'               => 2,
						'label'            => 'Shown',
						'kind'             => 'text',
						'conditionalLogic' => array( 'rules' => array( $rule ) ),
					),
				),
			),
			'raw'    => is_array( $input ) ? $input : array( 'input_1' => $input ),
			'case'   => $case + array( 'hidden' => empty( $case['holds'] ) ? array( 2 ) : array() ),
		);
	}

	/**
	 * Conditions are written as `"when": [ "1 is a" ]`, shown and all unless `hide` and `any` say otherwise.
	 *
	 * @param array<string, mixed> $case
	 * @return array{source: array<string, mixed>, raw: array<string, mixed>, case: array<string, mixed>}
	 */
	private function visibility( array $case ): array {
		$pages = array_map(
			fn( array $page ) => $this->withLogic(
				array( 'next' => $this->withLogic( $page['next'] ?? array() ) ) + $page
			),
			$case['pageList'] ?? array()
		);
		return array(
			'source' => array(
				'tolerant' => $case['tolerant'] ?? false,
				'fields'   => array_map(
					fn( array $field ) => $this->withLogic( $field )
						+ array( 'kind' => 'text', 'label' => "Field {$field['id']}" ),
					$case['fields']
				),
				'pageList' => $pages,
			),
			'raw'    => $case['input'],
			'case'   => $case,
		);
	}

	/**
	 * One formula, of field 9.
	 *
	 * @param array<string, mixed> $case
	 * @return array{source: array<string, mixed>, raw: array<string, mixed>, case: array<string, mixed>}
	 */
	private function calculation( array $case ): array {
		$fields   = array_map(
			static fn( array $field ) => $field + array( 'kind' => 'text', 'label' => 'Amount' ),
			$case['fields'] ?? array( array( 'id' => 1, 'kind' => 'number' ) )
		);
		$fields[] = array(
			'id'                 => 9,
			'kind'               => 'number',
			'label'              => 'Result',
			'calculationFormula' => $case['formula'],
		) + ( $case['settings'] ?? array() );
		return array(
			'source' => array( 'tolerant' => $case['tolerant'] ?? false, 'fields' => $fields ),
			'raw'    => $case['input'] ?? array(),
			'case'   => $case + array( 'values' => array( '9' => $case['result'] ?? '' ) ),
		);
	}

	/**
	 * @param array<string, mixed> $holder
	 * @return array<string, mixed>
	 */
	private function withLogic( array $holder ): array {
		if ( isset( $holder['section'] ) ) {
			$section = $this->withLogic( array( 'when' => $holder['section'] ) )['conditionalLogic'];
			$holder  = array( 'sectionLogic' => $section ) + array_diff_key( $holder, array( 'section' => 0 ) );
		}
		if ( ! isset( $holder['when'] ) ) {
			return $holder;
		}
		$logic = array(
			'actionType' => empty( $holder['hide'] ) ? 'show' : 'hide',
			'logicType'  => empty( $holder['any'] ) ? 'all' : 'any',
			'rules'      => array_map(
				static fn( string $rule ) => array_combine(
					array( 'fieldId', 'operator', 'value' ),
					explode( ' ', $rule, 3 )
				),
				$holder['when']
			),
		);
		return array( 'conditionalLogic' => $logic )
			+ array_diff_key( $holder, array( 'when' => 0, 'hide' => 0, 'any' => 0 ) );
	}
}
