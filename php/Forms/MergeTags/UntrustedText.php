<?php

declare( strict_types=1 );

namespace Atoll\Forms\MergeTags;

/**
 * What a stranger wrote, for a mail to an address that the same stranger named: a few words, and nothing that a mail
 * program makes a link of. Otherwise a form would carry anybody's advertising to anybody in the broker's name.
 */
final class UntrustedText {

	/** Code points of one answer. */
	private const LENGTH = 200;

	/**
	 * Addresses with a scheme, or what mail programs take for one; dots also as browsers read them in names of hosts.
	 */
	private const LINK = '~(?:\b[a-z][a-z0-9+.\-]*:\s*[/\\\\]{2}|\bwww[.。．｡]|\b(?:mailto|tel|sms|javascript|data):)\S*~iu';

	/** The dots of names such as example.com, but for those of mail addresses, which lead to no page. */
	private const DOT = '~[\p{L}\p{N}._%+\-\']+@[\p{L}\p{N}\-]+(?:\.[\p{L}\p{N}\-]+)+(*SKIP)(*F)|(?<=[\p{L}\p{N}])[.。．｡](?=\p{L}{2})~u';

	public function text( string $text ): string {
		$defused = (string) preg_replace( self::LINK, __( '(link left out)', 'atoll' ), $text );
		$defused = (string) preg_replace( self::DOT, '. ', $defused );
		return mb_strlen( $defused, 'UTF-8' ) > self::LENGTH
			? mb_substr( $defused, 0, self::LENGTH - 1, 'UTF-8' ) . '…'
			: $defused;
	}

	/** An address that leads to this site may stay one. */
	public function address( string $address ): string {
		return str_starts_with( $address, home_url( '/' ) ) ? $address : $this->text( $address );
	}
}
