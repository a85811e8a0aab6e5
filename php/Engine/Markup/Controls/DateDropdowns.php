<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Markup\Controls\ControlParts\PartControl;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Frames\FieldFrame;

/** A date in three selects. By default, years go from 1920 to next year, as in Gravity Forms. */
final class DateDropdowns extends DateParts {

	private const FIRST_YEAR = 1920;

	/** @param \Closure(): int $thisYear */
	public function __construct( FieldFrame $frame, PartControl $part, private \Closure $thisYear ) {
		parent::__construct( $frame, $part );
	}

	protected function control( FieldView $view, FieldInput $input, string $value, array $attributes ): string {
		$offered = $this->offered( $view, $input );
		$values  = array_map( static fn( Choice $choice ) => $choice->value, $offered );
		// A submitted value that is not on the list stays visible, so that its message makes sense.
		$other = '' === $value || in_array( $value, $values, true ) ? array() : array( new Choice( $value, $value ) );
		return $this->part->select(
			$view,
			$input,
			array( new Choice( $input->label, '' ), ...$offered, ...$other ),
			$value,
			$attributes
		);
	}

	/** @return list<Choice> */
	private function offered( FieldView $view, FieldInput $input ): array {
		return match ( $input->part ) {
			'day'   => $this->numbers( range( 1, 31 ), '%02d' ),
			'year'  => $this->numbers( $this->years( $view ), '%04d' ),
			default => $input->choices,
		};
	}

	/** @return list<int> Latest year first. */
	private function years( FieldView $view ): array {
		$from = $view->field->data->int( 'minYear', self::FIRST_YEAR );
		$to   = $view->field->data->int( 'maxYear', ( $this->thisYear )() + 1 );
		return range( max( $from, $to ), $from );
	}

	/**
	 * @param list<int> $numbers
	 * @return list<Choice>
	 */
	private function numbers( array $numbers, string $format ): array {
		return array_map(
			static fn( int $number ) => new Choice( (string) $number, sprintf( $format, $number ) ),
			$numbers
		);
	}
}
