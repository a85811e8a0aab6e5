<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/**
 * Logs exceptions: class, location and trace. Leaves out arguments and everything that a message quotes, because that
 * is what people typed.
 */
final class ErrorLog {

	private const REFERENCE_BYTES = 4;

	/** Quoted text, except names of keys, columns, tables and indexes, which databases quote too. */
	private const QUOTED = '/(?<!key |column |table |index )(["\'`“])[^"\'`”]*["\'`”]/u';

	/** Values that databases quote from a query, including quotes within them. */
	private const VALUE = '/\b(near|value:?|entry) (["\'`]).*?\2(?= for | at line | at row |$)/su';

	private const EMAIL = '/[^\s@<>"\']+@[^\s@<>"\']+/u';

	/**
	 * Logs an exception. An expected error is only logged if it has something to say to the people who run the site.
	 *
	 * @param string $work What failed, such as `a spam signal`; empty for a request as a whole.
	 * @return string Reference of the error in the log, to show to the user; empty for an expected error.
	 */
	public function write( \Throwable $error, string $work = '' ): string {
		$what = '' === $work ? '' : "{$work}: ";
		if ( $error instanceof PublicError ) {
			'' === $error->logLine() || $this->line( $what . $this->redact( $error->logLine() ) );
			return '';
		}
		$reference = strtoupper( bin2hex( random_bytes( self::REFERENCE_BYTES ) ) );
		$this->line( "{$what}[{$reference}] {$this->describe( $error )}" );
		return $reference;
	}

	/** Logs a line about a problem, without what it quotes. */
	public function note( string $text ): void {
		$this->line( $this->redact( $text ) );
	}

	/** Some hosts disable error_log(). */
	private function line( string $text ): void {
		function_exists( 'error_log' ) && error_log( "Atoll: {$text}" );
	}

	private function describe( \Throwable $error ): string {
		$cause    = null === $error->getPrevious() ? '' : "\ncaused by {$this->describe( $error->getPrevious() )}";
		$trace    = array_map( $this->frame( ... ), array_keys( $error->getTrace() ), $error->getTrace() );
		$location = "{$error->getFile()}:{$error->getLine()}";
		return $error::class . ": {$this->redact( $error->getMessage() )} in {$location}" . implode( '', $trace )
			. $cause;
	}

	/** @param array<string, mixed> $frame A frame of {@see \Throwable::getTrace()}; its arguments are left out. */
	private function frame( int $depth, array $frame ): string {
		$text = static fn( string $key ): string => is_scalar( $frame[ $key ] ?? null ) ? (string) $frame[ $key ] : '';
		return "\n#{$depth} {$text( 'file' )}:{$text( 'line' )} {$text( 'class' )}{$text( 'type' )}{$text( 'function' )}()";
	}

	private function redact( string $message ): string {
		$valueless = (string) preg_replace( self::VALUE, '$1 $2…$2', mb_scrub( $message, 'UTF-8' ) );
		$unquoted  = preg_replace( self::QUOTED, '$1…$1', $valueless );
		return (string) preg_replace( self::EMAIL, '…', (string) $unquoted );
	}
}
