<?php

declare( strict_types=1 );

namespace Atoll\Forms\MergeTags;

/** URLs of links and images in HTML that an editor wrote. */
final class HtmlAddresses {

	private const ADDRESS = '~(?<=\s)((?:href|src)\s*=\s*)(["\'])(.*?)\2~is';
	/** A merge tag at the start, the part before the query, and the rest. */
	private const PARTS = '~^(\s*\{[^{}]*\})?([^?]*)(.*)$~sD';

	/** @param callable( string, MergeTagFormat ): string $fill Replaces the merge tags in a part of a URL. */
	public static function fill( string $html, callable $fill ): string {
		return (string) preg_replace_callback(
			self::ADDRESS,
			static function ( array $attribute ) use ( $fill ): string {
				list( , $name, $quote, $address ) = $attribute;
				preg_match( self::PARTS, $address, $parts );
				return $name . $quote
					. $fill( $parts[1] ?? '', MergeTagFormat::UrlStart )
					. $fill( $parts[2] ?? '', MergeTagFormat::UrlPath )
					. $fill( $parts[3] ?? '', MergeTagFormat::Url )
					. $quote;
			},
			$html
		);
	}
}
