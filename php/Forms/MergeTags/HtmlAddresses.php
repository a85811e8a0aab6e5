<?php

declare( strict_types=1 );

namespace Atoll\Forms\MergeTags;

/** Addresses of links and pictures in HTML that an editor wrote. */
final class HtmlAddresses {

	private const ADDRESS = '~(?<=\s)((?:href|src)\s*=\s*)(["\'])(.*?)\2~is';
	/** A tag that it begins with, what stands before the query, and the rest. */
	private const PARTS = '~^(\s*\{[^{}]*\})?([^?]*)(.*)$~sD';

	/** @param callable( string, MergeTagFormat ): string $fill Fills the merge tags in a part of an address. */
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
