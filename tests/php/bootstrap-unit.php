<?php
/**
 * For tests of php/Engine/Contract and php/Engine, which know nothing of WordPress: its autoloader,
 * and the three things of WordPress that the compiled contract needs.
 */

declare( strict_types=1 );

define( 'ABSPATH', __DIR__ );

function __( string $text, string $domain ): string {
	return $text;
}

function _x( string $text, string $context, string $domain ): string {
	return $text;
}

spl_autoload_register(
	static function ( string $class_name ): void {
		$prefixes = array(
			'Atoll\\Tests\\Conformance\\' => dirname( __DIR__ ) . '/conformance/php/',
			'Atoll\\Tests\\Unit\\'        => __DIR__ . '/unit/',
			'Atoll\\'                     => dirname( __DIR__, 2 ) . '/php/',
		);
		foreach ( $prefixes as $prefix => $folder ) {
			$file = $folder . strtr( substr( $class_name, strlen( $prefix ) ), '\\', '/' ) . '.php';
			if ( str_starts_with( $class_name, $prefix ) && is_file( $file ) ) {
				require $file;
				return;
			}
		}
	}
);
