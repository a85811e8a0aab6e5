<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Sessions;

/** A browser's name in words that people know, from its User-Agent header (RFC 9110). */
final class BrowserName {

	/** Checked in this order, first match wins: most browsers also claim to be Safari and Chrome. */
	private const PROGRAMS = array(
		'Edg'            => 'Edge',
		'OPR/'           => 'Opera',
		'SamsungBrowser' => 'Samsung Internet',
		'Firefox/'       => 'Firefox',
		'FxiOS/'         => 'Firefox',
		'CriOS/'         => 'Chrome',
		'Chrome/'        => 'Chrome',
		'Safari/'        => 'Safari',
	);

	private const SYSTEMS = array(
		'iPhone'    => 'iPhone',
		'iPad'      => 'iPad',
		'Android'   => 'Android',
		'Windows'   => 'Windows',
		'CrOS'      => 'ChromeOS',
		'Macintosh' => 'Mac',
		'Linux'     => 'Linux',
	);

	/** Returns a name such as "Firefox on Windows". */
	public static function name( string $userAgent ): string {
		$program = self::find( self::PROGRAMS, $userAgent );
		$system  = self::find( self::SYSTEMS, $userAgent );
		return match ( true ) {
			'' !== $program && '' !== $system =>
				/* translators: 1: name of a browser, 2: name of a system or device. */
				sprintf( __( '%1$s on %2$s', 'atoll' ), $program, $system ),
			'' !== $program . $system => $program . $system,
			default                   => __( 'An unknown browser', 'atoll' ),
		};
	}

	/** @param array<string, string> $names Names by their token in a user agent. */
	private static function find( array $names, string $userAgent ): string {
		foreach ( $names as $token => $name ) {
			if ( str_contains( $userAgent, $token ) ) {
				return $name;
			}
		}
		return '';
	}
}
