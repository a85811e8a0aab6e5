<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

/** The head of an answer that is a file for its visitor alone. */
final class Download {

	/**
	 * @param string $name   As whoever saves it reads it, with its ending.
	 * @param string $type   Media type.
	 * @param ?int   $length Bytes; null where they are not counted.
	 */
	public function __construct( private string $name, private string $type, private ?int $length = null ) {}

	/** Sends it; what follows is the file. */
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

	/** The name in full (RFC 6266), and in ASCII for programs that know no better. */
	public static function fileName( string $name ): string {
		$ascii = (string) preg_replace( '/[^A-Za-z0-9._ ()-]/', '_', $name );
		return "filename=\"{$ascii}\"; filename*=UTF-8''" . rawurlencode( $name );
	}
}
