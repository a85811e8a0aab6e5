<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

/** The site's styles as a style sheet. */
final class SiteStyleSheet {

	/** Backgrounds that stay light in dark mode, with everything on them: the selectors of src/styles/night.css. */
	private const DAY_GROUNDS = ':where(.has-background:is(:not([class*="-background-color"]),'
		. '.has-banksia-background-color,[style^="color:"],[style*=";color:"]),'
		. '.has-text-color.wp-block-button__link:not(.has-background, .is-style-outline, .is-style-outline > *),'
		. 'mark:not([style*="(0, 0, 0, 0)"]))';

	/**
	 * Returns the CSS for pages: only what differs from the theme. WordPress prints the palette and font sizes itself.
	 */
	public function ofPage( StyleValues $values ): string {
		$day = $this->differing( $values->day->tokens(), $values->standardDay->tokens() );
		return $this->rule( ':root', $values->properties() + $day ) . $this->night( $values, $day );
	}

	/**
	 * Returns the additional CSS for a page that previews unsaved styles.
	 *
	 * @param array<string, string> $families Font stacks by slug.
	 * @param array<string, string> $sizes    Font sizes by slug.
	 */
	public function ofPreview( StyleValues $values, array $families, array $sizes ): string {
		$fonts = array(
			...$this->presets( 'font-family', $families ),
			...$this->presets( 'font-size', $sizes ),
		);
		$day   = $this->colours( $values->day );
		return $this->rule( ':root', $values->properties() + $fonts + $day )
			. ( $values->night ? $this->dark( $this->colours( $values->night ), $day ) : '' );
	}

	/**
	 * In dark mode the theme's own colours override those of light mode, so changed ones are printed again. The light
	 * colours are printed again for backgrounds that stay light, because the theme's style sheet only has its own
	 * there.
	 *
	 * @param array<string, string> $day
	 */
	private function night( StyleValues $values, array $day ): string {
		if ( ! $values->night ) {
			return '';
		}
		$tokens  = $values->night->tokens();
		$presets = $this->differing( $values->night->bySlug(), $values->standardNight->bySlug() );
		$night   = array(
			...$this->presets( 'color', $presets ),
			...$this->differing( $tokens, $values->standardNight->tokens() ),
			...array_intersect_key( $tokens, $day ),
		);
		$colours = $this->colours( $values->day );
		$own     = $this->differing( $colours, $this->colours( $values->standardDay ) );
		return $this->dark( $night, array_intersect_key( $colours, $night + $own ) );
	}

	/**
	 * @param array<string, string> $night
	 * @param array<string, string> $day   For backgrounds that stay light.
	 */
	private function dark( array $night, array $day ): string {
		$rules = $this->rule( ':root:root', $night ) . $this->rule( self::DAY_GROUNDS, $day );
		return '' === $rules ? '' : "@media screen and (prefers-color-scheme:dark){{$rules}}";
	}

	/** @return array<string, string> The palette and the colours derived from it. */
	private function colours( Palette $palette ): array {
		return array( ...$this->presets( 'color', $palette->bySlug() ), ...$palette->tokens() );
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
