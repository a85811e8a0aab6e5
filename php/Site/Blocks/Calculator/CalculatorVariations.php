<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Calculator;

use Atoll\Engine\Calculators\Calculators;

/** Block variations: each calculator has its own in the inserter, and can be transformed into the others. */
final class CalculatorVariations {

	/** In pixels: wide enough to show the result beside the inputs. */
	private const PREVIEW_WIDTH = 1100;

	public function __construct( private Calculators $calculators ) {}

	/** @return list<array<string, mixed>> Variations as for registerBlockVariation(). */
	public function all(): array {
		return array_map( $this->variation( ... ), $this->calculators->kinds() );
	}

	/** @return array<string, mixed> */
	private function variation( string $kind ): array {
		$data     = $this->calculators->definition( $kind )?->data;
		$inserter = $data?->map( 'inserter' );
		return array(
			'name'       => $kind,
			'title'      => $inserter?->string( 'title' ),
			'description' => $inserter?->string( 'description' ),
			'icon'       => $inserter?->string( 'icon' ),
			'keywords'   => array_values( $data?->strings( 'keywords' ) ?? array() ),
			'attributes' => array( 'kind' => $kind ), // A transform keeps the other attributes.
			'example'    => array(
				'attributes'    => array( 'kind' => $kind ),
				'viewportWidth' => self::PREVIEW_WIDTH, // WordPress does not take it from the example in block.json.
			),
			'isDefault'  => $inserter?->bool( 'isDefault' ),
			'isActive'   => array( 'kind' ),
			'scope'      => array( 'inserter', 'transform' ),
		);
	}
}
