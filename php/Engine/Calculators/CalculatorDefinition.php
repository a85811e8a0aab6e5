<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators;

use Atoll\Engine\Contract\JsonData;

/** A calculator as defined in contract/calculators/<kind>.json, with texts in the site's language. */
final class CalculatorDefinition {

	/** Parts of the definition that the island needs. */
	private const FOR_ISLAND = array(
		'model', 'constants', 'inputs', 'figures', 'main', 'cases', 'results', 'chart', 'table',
	);

	/** @param string $kind Name of the calculator, such as `repayment`. */
	public function __construct( public readonly string $kind, public readonly JsonData $data ) {}

	/** @return list<JsonData> All inputs, in order. */
	public function fields(): array {
		return array_merge(
			...array_map( static fn( JsonData $group ): array => $group->list( 'fields' ), $this->groups() )
		);
	}

	/** @return list<array{fields: list<array<string, mixed>>}> All inputs in one group, without these keys. */
	public function inputsWithout( string ...$keys ): array {
		$fields = array_map(
			static fn( JsonData $input ): array => array_diff_key( $input->all(), array_flip( $keys ) ),
			$this->fields()
		);
		return array( array( 'fields' => $fields ) );
	}

	/** @return list<JsonData> Groups of inputs, each with a title and fields. */
	public function groups(): array {
		return $this->data->list( 'inputs' );
	}

	/** @return list<JsonData> Groups of results, each with a list, and some with a title. */
	public function results(): array {
		return $this->data->list( 'results' );
	}

	/** @return list<JsonData> Lines of the chart. */
	public function lines(): array {
		return $this->data->map( 'chart' )->list( 'lines' );
	}

	/** @return list<JsonData> Columns of the table. */
	public function columns(): array {
		return $this->data->map( 'table' )->list( 'columns' );
	}

	/** @return array<string, mixed> */
	public function forIsland(): array {
		return array_intersect_key( $this->data->all(), array_flip( self::FOR_ISLAND ) );
	}
}
