<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculation;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\Formats\NumberFormat;
use Atoll\Engine\Logic\ComparableAnswer;

/**
 * Calculation of a field by its formula; the mirror of src/forms/calculation.
 *
 * @phpstan-import-type AnyValue from AnswerValue
 */
final class Calculation {

	private function __construct(
		private mixed $tree,
		private bool $isWhole,
		private ?int $decimals,
		private NumberFormat $format,
	) {}

	public static function of( Field $field ): ?self {
		$data   = $field->data->map( 'calculation' );
		$format = NumberFormat::tryFrom( $data->string( 'format' ) );
		return null === $format
			? null
			: new self(
				$data->get( 'tree' ),
				$data->bool( 'whole' ),
				$data->has( 'decimals' ) ? $data->int( 'decimals' ) : null,
				$format
			);
	}

	/**
	 * Calculates the result for a set of answers. If an answer has several texts, such as ticked checkboxes, their sum
	 * counts.
	 *
	 * @param callable( int ): ( array{Field, AnyValue}|null ) $read Returns a field and its answer by id; null if there
	 * is no such field.
	 */
	public function result( callable $read ): float {
		return Formula::evaluate(
			$this->tree,
			fn( string $source ) => $this->amount( $source, $read( (int) $source ) )
		);
	}

	/** Returns the result as the text that the field holds. */
	public function written( float $result ): string {
		return FormulaResult::text( $result, $this->decimals, $this->format );
	}

	public function isZero( float $result ): bool {
		return FormulaResult::isZero( $result, $this->decimals );
	}

	/** @param array{Field, AnyValue}|null $fieldAndAnswer */
	private function amount( string $source, ?array $fieldAndAnswer ): float {
		if ( null === $fieldAndAnswer ) {
			return 0.0;
		}
		[ $field, $value ] = $fieldAndAnswer;
		$format            = $field->numberFormat();
		return array_sum(
			array_map(
				fn( string $text ) => FormulaOperand::parse( $text, $format, $this->format, $this->isWhole ),
				ComparableAnswer::textsAt( $field, $value, $source )
			)
		);
	}
}
