<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators;

use Atoll\Engine\Calculators\Models\BorrowingModel;
use Atoll\Engine\Calculators\Models\CalculatorModel;
use Atoll\Engine\Calculators\Models\ComparisonModel;
use Atoll\Engine\Calculators\Models\ExtraRepaymentsModel;
use Atoll\Engine\Calculators\Models\RepaymentModel;
use Atoll\Engine\Calculators\Texts\CalculatorTexts;
use Atoll\Engine\Contract\JsonData;

/** The calculators of contract/calculators, by kind. */
final class Calculators {

	private ?JsonData $data = null;

	/** @param string $file Path of plugin/build/calculators.php. */
	public function __construct( private string $file ) {}

	/** Returns a calculator's definition; null for a kind that is not in the contract. */
	public function definition( string $kind ): ?CalculatorDefinition {
		$all = $this->data()->map( 'calculators' );
		return $all->has( $kind ) ? new CalculatorDefinition( $kind, $all->map( $kind ) ) : null;
	}

	/** @return list<string> */
	public function kinds(): array {
		return array_keys( $this->data()->array( 'calculators' ) );
	}

	public function texts(): CalculatorTexts {
		return new CalculatorTexts(
			array_map(
				static fn( mixed $entry ): string => JsonData::of( $entry )->string( 'text' ),
				$this->data()->array( 'texts' )
			)
		);
	}

	/** Returns a calculator's model. `npm run contract` refuses definitions that name any other model. */
	public function model( CalculatorDefinition $definition ): CalculatorModel {
		$model = $definition->data->string( 'model' );
		return match ( $model ) {
			'borrowing'  => new BorrowingModel( $definition->data->map( 'constants' ) ),
			'comparison' => new ComparisonModel(),
			'extra'      => new ExtraRepaymentsModel(),
			'repayment'  => new RepaymentModel(),
			default      => throw new \LogicException( "No model \"{$model}\": add it to Calculators::model()." ),
		};
	}

	/** Loads the definitions in the current language. */
	private function data(): JsonData {
		return $this->data ??= JsonData::of( require $this->file );
	}
}
