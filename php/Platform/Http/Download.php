<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

/** Headers of a response that is a file for one visitor. */
final class Download {

	/**
	 * @param string $name   File name with extension, as the visitor sees it.
	 * @param string $type   Media type.
	 * @param ?int   $length Bytes; null if unknown.
	 */
	public function __construct( private string $name, private string $type, private ?int $length = null ) {}

	/** Sends the headers; the file follows. */
	public function begin(): void {
		FileOutput::begin();
		NoStoreHeaders::send();
		header( "Content-Type: {$this->type}" );
		header( 'Content-Disposition: attachment; ' . self::fileName( $this->name ) );
		header( 'X-Content-Type-Options: nosniff' );
		if ( null !== $this->length ) {
			header( "Content-Length: {$this->length}" );
		}
	}

	/** Returns the full name (RFC 6266), and one in ASCII for old programs. */
	public static function fileName( string $name ): string {
		$ascii = (string) preg_replace( '/[^A-Za-z0-9._ ()-]/', '_', $name );
		return "filename=\"{$ascii}\"; filename*=UTF-8''" . rawurlencode( $name );
	}
}
