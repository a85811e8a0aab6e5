<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

/**
 * The site's language. WordPress without a language pack calls itself American; the words of a broker's site are
 * Australian (spec 9, en-AU), so that screen readers and hyphenation go by that.
 */
final class SiteLocale {

	private const WORDPRESS_DEFAULT = 'en_US';
	private const AUSTRALIAN        = 'en_AU';

	/** As Open Graph writes it, such as `en_AU`: only WordPress knows variants such as `de_DE_formal`. */
	public function name(): string {
		$locale = implode( '_', array_slice( explode( '_', get_locale() ), 0, 2 ) );
		return self::WORDPRESS_DEFAULT === $locale ? self::AUSTRALIAN : $locale;
	}

	/** As HTML and schema.org write it, such as `en-AU`. */
	public function tag(): string {
		return strtr( $this->name(), '_', '-' );
	}

	public function attributes( string $attributes ): string {
		return str_replace( 'lang="en-US"', 'lang="' . esc_attr( $this->tag() ) . '"', $attributes );
	}
}
