<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Contract;

use PHPUnit\Framework\Assert;

/** What must hold of an answer wherever it comes out. */
final class Sinks {

	/** Nothing of the answers is markup, in a page or a mail. */
	public static function html( string $html, string $where ): void {
		$document = new \DOMDocument();
		$before   = libxml_use_internal_errors( true );
		$document->loadHTML( '<?xml encoding="utf-8">' . $html, LIBXML_BIGLINES | LIBXML_PARSEHUGE );
		libxml_use_internal_errors( $before );
		$alive = ( new \DOMXPath( $document ) )->query( '//atollx | //@atollx | //@onclick | //@onerror | //*[contains(@class,"wp-caption")] | //audio | //a[starts-with(@href,"javascript:")]' );
		Assert::assertSame(
			array(),
			array_map(
				static fn( \DOMNode $node ) => $document->saveHTML( $node ),
				iterator_to_array( $alive ?: array() )
			),
			"{$where}: markup of an answer came alive"
		);
		self::text( $html, $where );
		Assert::assertStringNotContainsString(
			(string) get_option( 'admin_email' ),
			$html,
			"{$where}: a merge tag of an answer was filled in"
		);
	}

	/** It is text that every program can read. */
	public static function text( string $text, string $where ): void {
		Assert::assertSame( 1, preg_match( '~~u', $text ), "{$where} is not UTF-8" );
		Assert::assertStringNotContainsString( "\0", $text, "{$where}: a null byte" );
	}

	public static function line( string $line, string $where ): void {
		self::text( $line, $where );
		Assert::assertDoesNotMatchRegularExpression(
			'~[\x00-\x1f\x7f\x{85}\x{2028}\x{2029}]~u',
			$line,
			"{$where} is more than a line"
		);
	}

	/** No cell begins as a formula does, nor does a spreadsheet see more cells than there are. */
	public static function csv( string $csv, string $where ): void {
		self::text( $csv, $where );
		$file = fopen( 'php://memory', 'w+b' ) ?: throw new \RuntimeException( 'No memory.' );
		fwrite( $file, substr( $csv, 3 ) );
		rewind( $file );
		while ( $row = fgetcsv( $file, null, ',', '"', '' ) ) {
			Assert::assertCount( 2, $row, $where );
			foreach ( $row as $cell ) {
				Assert::assertDoesNotMatchRegularExpression(
					'/^\s*[=+\-@＝＋－＠]/u',
					(string) $cell,
					"{$where}: a formula"
				);
			}
		}
		fclose( $file );
	}
}
