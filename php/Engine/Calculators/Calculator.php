<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators;

use Atoll\Engine\Calculators\Chart\Draughtsman;
use Atoll\Engine\Calculators\Inputs\Reader;
use Atoll\Engine\Calculators\Inputs\Reading;
use Atoll\Engine\Calculators\Models\Outcome;
use Atoll\Engine\Calculators\Models\Values;
use Atoll\Engine\Calculators\Words\Format;
use Atoll\Engine\Calculators\Words\Gaps;
use Atoll\Engine\Calculators\Words\InputTexts;
use Atoll\Engine\Calculators\Words\Texts;
use Atoll\Engine\Contract\Data;

/** Says all that a calculator has to say, the mirror of src/calculators/calculate.ts. */
final class Calculator {

	private Format $format;
	private InputTexts $inputs;

	private Texts $texts;

	public function __construct( private Calculators $calculators, private Reader $reader ) {
		$this->texts  = $calculators->texts();
		$this->format = new Format( $this->texts );
		$this->inputs = new InputTexts( $this->format );
	}

	/**
	 * @param array<string, string>     $entered  As typed, by input.
	 * @param array<string, int|string> $defaults By input, within the limits.
	 */
	public function calculate( Definition $definition, array $entered, array $defaults = array() ): Answer {
		$reading = $this->reader->read( $definition, $entered, $defaults );
		$outcome = $this->calculators->model( $definition )->outcome( $reading->values );
		$words   = $this->words( $definition, $reading->values, $outcome );
		$said    = $definition->data->map( 'cases' )->map( $outcome->case );

		return new Answer(
			$reading->values,
			$this->messages( $definition, $reading ),
			$this->query( $definition, $reading->values ),
			array(
				'title' => Gaps::fill( $said->string( 'title' ), $words ),
				'text'  => $words[ $definition->data->string( 'main' ) ],
			),
			Gaps::fill( $said->string( 'text' ), $words ),
			$this->results( $definition, $reading->values, $words ),
			( new Draughtsman( $this->format ) )->draw( $outcome, $definition ),
			array_map( fn( array $row ): array => $this->row( $definition, $row ), $outcome->rows )
		);
	}

	/** @return array<string, string> What stands in the gaps of sentences: inputs and figures, as people say them. */
	private function words( Definition $definition, Values $values, Outcome $outcome ): array {
		$words = array();
		foreach ( $definition->fields() as $input ) {
			$words[ $input->string( 'name' ) ] = $this->inputs->spoken( $input, $values->get( $input->string( 'name' ) ) );
		}
		foreach ( $definition->data->strings( 'figures' ) as $name => $as ) {
			$words[ (string) $name ] = $this->format->write( $outcome->figures[ $name ] ?? 0, $as );
		}
		return $words;
	}

	/** @return array<string, string> */
	private function messages( Definition $definition, Reading $reading ): array {
		$messages = array();
		foreach ( $definition->fields() as $input ) {
			$name    = $input->string( 'name' );
			$problem = $reading->problems[ $name ] ?? null;
			if ( null !== $problem ) {
				$used              = $this->inputs->spoken( $input, $reading->values->get( $name ) );
				$messages[ $name ] = $this->texts->say(
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
	private function query( Definition $definition, Values $values ): array {
		$query = array();
		foreach ( $definition->fields() as $input ) {
			$query[ $input->string( 'name' ) ] = $this->inputs->typed( $input, $values->get( $input->string( 'name' ) ), '' );
		}
		return $query;
	}

	/**
	 * @param array<string, string> $words
	 * @return list<array{title: string, text: string}|null>
	 */
	private function results( Definition $definition, Values $values, array $words ): array {
		$entries = array_merge( ...array_map( static fn( Data $group ): array => $group->list( 'list' ), $definition->results() ) );
		return array_map(
			static fn( Data $entry ): ?array => $entry->has( 'when' ) && 0 === $values->number( $entry->string( 'when' ) ) ? null : array(
				'title' => Gaps::fill( $entry->string( 'title' ), $words ),
				'text'  => $words[ $entry->string( 'figure' ) ],
			),
			$entries
		);
	}

	/**
	 * @param list<int> $row
	 * @return list<string>
	 */
	private function row( Definition $definition, array $row ): array {
		return array_map( fn( int $value, Data $column ): string => $this->format->write( $value, $column->string( 'format' ) ), $row, array_slice( $definition->columns(), 0, count( $row ) ) );
	}
}
