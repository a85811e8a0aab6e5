<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

/** The site's styles as a style sheet. */
final class SiteStyleSheet {

	/** What pages print: only what differs from the theme's own; core prints the palette and the sizes by itself. */
	public function ofPage( StyleValues $values ): string {
		$day = $this->differing( $values->day->tokens(), $values->standardDay->tokens() );
		return $this->rule( ':root', $values->properties() + $day ) . $this->night( $values, $day );
	}

	/**
	 * What a page must also print to show styles that are not saved.
	 *
	 * @param array<string, string> $families Stacks by slug.
	 * @param array<string, string> $sizes    By slug.
	 */
	public function ofPreview( StyleValues $values, array $families, array $sizes ): string {
		$day   = array(
			...$this->presets( 'color', $values->day->bySlug() ),
			...$this->presets( 'font-family', $families ),
			...$this->presets( 'font-size', $sizes ),
			...$values->day->tokens(),
		);
		$night = $values->night
			? array( ...$this->presets( 'color', $values->night->bySlug() ), ...$values->night->tokens() )
			: array();
		return $this->rule( ':root', $values->properties() + $day ) . $this->dark( $night );
	}

	/**
	 * In dark mode the theme's own colours override those of light mode, so the changed ones are printed again.
	 *
	 * @param array<string, string> $day
	 */
	private function night( StyleValues $values, array $day ): string {
		if ( ! $values->night ) {
			return '';
		}
		$tokens  = $values->night->tokens();
		$presets = $this->differing( $values->night->bySlug(), $values->standardNight->bySlug() );
		return $this->dark(
			array(
				...$this->presets( 'color', $presets ),
				...$this->differing( $tokens, $values->standardNight->tokens() ),
				...array_intersect_key( $tokens, $day ),
			)
		);
	}

	/** @param array<string, string> $declarations */
	private function dark( array $declarations ): string {
		$rule = $this->rule( ':root:root', $declarations );
		return '' === $rule ? '' : "@media screen and (prefers-color-scheme:dark){{$rule}}";
	}

	/** @param array<string, string> $declarations */
	private function rule( string $selector, array $declarations ): string {
		$css = '';
		foreach ( $declarations as $property => $value ) {
			$css .= "{$property}:{$value};";
		}
		return '' === $css ? '' : $selector . '{' . rtrim( $css, ';' ) . '}';
	}

	/**
	 * @param array<string, string> $values By slug.
	 * @return array<string, string>
	 */
	private function presets( string $kind, array $values ): array {
		$presets = array();
		foreach ( $values as $slug => $value ) {
			$presets[ "--wp--preset--{$kind}--{$slug}" ] = $value;
		}
		return $presets;
	}

	/**
	 * @param array<string, string> $values
	 * @param array<string, string> $standard
	 * @return array<string, string>
	 */
	private function differing( array $values, array $standard ): array {
		return array_diff_assoc( $values, $standard );
	}
}
