<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators;

use Atoll\Engine\Calculators\Models\Borrowing;
use Atoll\Engine\Calculators\Models\Comparison;
use Atoll\Engine\Calculators\Models\Extra;
use Atoll\Engine\Calculators\Models\Model;
use Atoll\Engine\Calculators\Models\Repayment;
use Atoll\Engine\Calculators\Words\Texts;
use Atoll\Engine\Contract\Data;

/** The calculators of contract/calculators, by kind. */
final class Calculators {

	private ?Data $data = null;

	/** @param string $file plugin/build/calculators.php. */
	public function __construct( private string $file ) {}

	/** Null for a kind that is not in the contract. */
	public function definition( string $kind ): ?Definition {
		$all = $this->data()->map( 'calculators' );
		return $all->has( $kind ) ? new Definition( $kind, $all->map( $kind ) ) : null;
	}

	/** @return list<string> */
	public function kinds(): array {
		return array_keys( $this->data()->array( 'calculators' ) );
	}

	public function texts(): Texts {
		return new Texts( array_map( static fn( mixed $entry ): string => Data::of( $entry )->string( 'text' ), $this->data()->array( 'texts' ) ) );
	}

	/** What does a calculator's sums: `npm run contract` refuses a model that is none of these. */
	public function model( Definition $definition ): Model {
		$model = $definition->data->string( 'model' );
		return match ( $model ) {
			'borrowing'  => new Borrowing(),
			'comparison' => new Comparison(),
			'extra'      => new Extra(),
			'repayment'  => new Repayment(),
			default      => throw new \LogicException( "No model \"{$model}\": add it to Calculators::model()." ),
		};
	}

	/** In the language of this moment. */
	private function data(): Data {
		return $this->data ??= Data::of( require $this->file );
	}
}
