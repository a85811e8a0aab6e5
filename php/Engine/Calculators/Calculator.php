<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators;

use Atoll\Engine\Calculators\Chart\ChartLayout;
use Atoll\Engine\Calculators\Inputs\InputReader;
use Atoll\Engine\Calculators\Inputs\InputReading;
use Atoll\Engine\Calculators\Models\ModelInputs;
use Atoll\Engine\Calculators\Models\ModelResult;
use Atoll\Engine\Calculators\Texts\CalculatorTexts;
use Atoll\Engine\Calculators\Texts\InputTexts;
use Atoll\Engine\Calculators\Texts\NumberText;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\Text;

/** Calculates everything that a calculator shows; the mirror of src/calculators/calculate.ts. */
final class Calculator {

	private NumberText $numbers;
	private InputTexts $inputs;

	private CalculatorTexts $texts;

	public function __construct( private Calculators $calculators, private InputReader $reader ) {
		$this->texts   = $calculators->texts();
		$this->numbers = new NumberText( $this->texts );
		$this->inputs  = new InputTexts( $this->numbers );
	}

	/**
	 * @param array<string, string>     $entered  Texts as typed, by input.
	 * @param array<string, int|string> $defaults Default values by input, within the limits.
	 */
	public function calculate(
		CalculatorDefinition $definition,
		array $entered,
		array $defaults
	): CalculatorResult {
		$reading   = $this->reader->read( $definition, $entered, $defaults );
		$outcome   = $this->calculators->model( $definition )->outcome( $reading->values );
		$words     = $this->words( $definition, $reading->values, $outcome );
		$caseTexts = $definition->data->map( 'cases' )->map( $outcome->case );

		return new CalculatorResult(
			$reading->values,
			$this->messages( $definition, $reading ),
			$this->query( $definition, $reading->values ),
			array(
				'title' => Text::fill( $caseTexts->string( 'title' ), ...$words ),
				'text'  => $words[ $definition->data->string( 'main' ) ],
			),
			Text::fill( $caseTexts->string( 'text' ), ...$words ),
			$this->results( $definition, $reading->values, $words ),
			( new ChartLayout( $this->numbers ) )->draw( $outcome, $definition ),
			array_map( fn( array $row ): array => $this->row( $definition, $row ), $outcome->rows )
		);
	}

	/** @return array<string, string> Values for placeholders in sentences: inputs and figures, as people say them. */
	private function words( CalculatorDefinition $definition, ModelInputs $values, ModelResult $result ): array {
		$words = array();
		foreach ( $definition->fields() as $input ) {
			$words[ $input->string( 'name' ) ] = $this->inputs->spoken(
				$input,
				$values->get( $input->string( 'name' ) )
			);
		}
		foreach ( $definition->data->strings( 'figures' ) as $name => $format ) {
			$words[ (string) $name ] = $this->numbers->write( $result->figures[ $name ] ?? 0, $format );
		}
		return $words;
	}

	/** @return array<string, string> */
	private function messages( CalculatorDefinition $definition, InputReading $reading ): array {
		$messages = array();
		foreach ( $definition->fields() as $input ) {
			$name    = $input->string( 'name' );
			$problem = $reading->problems[ $name ] ?? null;
			if ( null !== $problem ) {
				$used              = $this->inputs->shown( $input, $reading->values->get( $name ) );
				$messages[ $name ] = $this->texts->text(
					'unreadable' === $problem ? $problem . ucfirst( $input->string( 'type' ) ) : $problem,
					array(
						'used'  => $used,
						'limit' => $used,
					)
				);
			}
		}
		return $messages;
	}

	/** @return array<string, string> */
	private function query( CalculatorDefinition $definition, ModelInputs $values ): array {
		$query = array();
		foreach ( $definition->fields() as $input ) {
			$query[ $input->string( 'name' ) ] = $this->inputs->typed(
				$input,
				$values->get( $input->string( 'name' ) ),
				''
			);
		}
		return $query;
	}

	/**
	 * @param array<string, string> $words
	 * @return list<array{title: string, text: string}|null>
	 */
	private function results( CalculatorDefinition $definition, ModelInputs $values, array $words ): array {
		$entries = array_merge(
			...array_map( static fn( JsonData $group ): array => $group->list( 'list' ), $definition->results() )
		);
		return array_map(
			static fn( JsonData $entry ): ?array => $entry->has( 'when' )
				&& 0 === $values->number( $entry->string( 'when' ) )
				? null
				: array(
					'title' => Text::fill( $entry->string( 'title' ), ...$words ),
					'text'  => $words[ $entry->string( 'figure' ) ],
				),
			$entries
		);
	}

	/**
	 * @param list<int> $row
	 * @return list<string>
	 */
	private function row( CalculatorDefinition $definition, array $row ): array {
		return array_map(
			fn( int $value, JsonData $column ): string => $this->numbers->write( $value, $column->string( 'format' ) ),
			$row,
			array_slice( $definition->columns(), 0, count( $row ) )
		);
	}
}
