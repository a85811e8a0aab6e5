<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\PluginPaths;

/** The lists in theme.json that settings change, as they are before any change. */
final class ThemeJson {

	private ?JsonData $settings = null;

	public function __construct( private PluginPaths $paths ) {}

	/** @return array<string, string> Font sizes by slug. */
	public function sizes(): array {
		$sizes = array();
		foreach ( $this->list( 'typography', 'fontSizes' ) as $size ) {
			$sizes[ $size['slug'] ] = $size['size'];
		}
		return $sizes;
	}

	/**
	 * Returns the part of theme.json that the styles change, for WordPress to merge into the theme's own.
	 *
	 * @param array<string, array{name: string, stack: string}> $families By slug.
	 * @return array<string, mixed>
	 */
	public function with( StyleValues $values, array $families ): array {
		$colours = $values->day->bySlug();
		$sizes   = $values->sizes( $this->sizes() );
		$stacks  = array_map( static fn( array $family ): string => $family['stack'], $families );
		$names   = array_map( static fn( array $family ): string => $family['name'], $families );
		return array(
			'version'  => 3,
			'settings' => array(
				'color'      => array(
					'palette' => $this->changed( $this->list( 'color', 'palette' ), 'color', $colours ),
				),
				'typography' => array(
					'fontFamilies' => $this->changed(
						$this->changed( $this->list( 'typography', 'fontFamilies' ), 'fontFamily', $stacks ),
						'name',
						$names
					),
					'fontSizes'    => $this->changed( $this->list( 'typography', 'fontSizes' ), 'size', $sizes ),
				),
			),
		);
	}

	/**
	 * @param list<array<string, string>> $presets
	 * @param array<string, string>       $values  By slug; presets without a value stay the same.
	 * @return list<array<string, string>>
	 */
	private function changed( array $presets, string $key, array $values ): array {
		return array_map(
			static fn( array $preset ): array => array( $key => $values[ $preset['slug'] ] ?? $preset[ $key ] )
				+ $preset,
			$presets
		);
	}

	/** @return list<array<string, string>> */
	private function list( string $section, string $name ): array {
		return array_map(
			static fn( JsonData $preset ): array => array_map( 'strval', array_filter( $preset->all(), 'is_scalar' ) ),
			$this->settings()->map( $section )->list( $name )
		);
	}

	private function settings(): JsonData {
		return $this->settings ??= JsonData::of(
			json_decode( (string) file_get_contents( $this->paths->plugin( 'theme/atoll/theme.json' ) ), true )
		)->map( 'settings' );
	}
}
