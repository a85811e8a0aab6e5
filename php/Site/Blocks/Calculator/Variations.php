<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Calculator;

use Atoll\Engine\Calculators\Calculators;

/** Each calculator as an entry of the inserter, and as something that the others can be turned into. */
final class Variations {

	/** Pixels: wide enough for the answer to stand beside its questions. */
	private const PREVIEW_WIDTH = 1100;

	public function __construct( private Calculators $calculators ) {}

	/** @return list<array<string, mixed>> As WordPress' editor takes them. */
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
			'attributes' => array( 'kind' => $kind ), // Other attributes keep their values.
			'example'    => array(
				'attributes'    => array( 'kind' => $kind ),
				'viewportWidth' => self::PREVIEW_WIDTH, // WordPress does not take it from the block's example.
			),
			'isDefault'  => $inserter?->bool( 'isDefault' ),
			'isActive'   => array( 'kind' ),
			'scope'      => array( 'inserter', 'transform' ),
		);
	}
}
