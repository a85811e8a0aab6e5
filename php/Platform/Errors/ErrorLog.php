<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/**
 * What the log keeps of an error: its class, its place and its trace. No arguments, and nothing that a message
 * quotes, since those are what people typed.
 */
final class ErrorLog {

	private const REFERENCE_BYTES = 4;

	/** What is quoted, but for the names of keys, columns and tables, which databases quote too. */
	private const QUOTED = '/(?<!key |column |table |index )(["\'`“])[^"\'`”]*["\'`”]/u';

	/** What databases quote of a query, with whatever quotes are in that. */
	private const VALUE = '/\b(near|value:?|entry) (["\'`]).*?\2(?= for | at line | at row |$)/su';

	private const EMAIL = '/[^\s@<>"\']+@[^\s@<>"\']+/u';

	/**
	 * An expected error is logged only where it has something to say to whoever runs the site.
	 *
	 * @param string $work What failed, such as `a spam signal`; empty for a request as a whole.
	 * @return string What finds the error in the log, to be told to whoever asks; empty for an expected error.
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

	/** A line about what went wrong, without what it quotes. */
	public function note( string $text ): void {
		$this->line( $this->redact( $text ) );
	}

	/** Some hosts take the function away. */
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

	/** @param array<string, mixed> $frame As {@see \Throwable::getTrace()} has it, whose arguments are left out. */
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
