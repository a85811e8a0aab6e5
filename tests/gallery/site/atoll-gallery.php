<?php
/**
 * For a developer's own site only: the gallery of all kinds at /?atoll-gallery.
 *
 * @package Atoll
 */

declare( strict_types=1 );

use Atoll\Platform\Islands\Islands;
use Atoll\Tests\Conformance\Cases;
use Atoll\Tests\Conformance\Workbench;
use Atoll\Tests\Gallery\GalleryPage;
use Atoll\Tests\Gallery\States;

add_action(
	'template_redirect',
	static function (): void {
		if ( ! isset( $_GET['atoll-gallery'] ) ) {
			return;
		}
		$tests = dirname( (string) realpath( WP_PLUGIN_DIR . '/atoll/atoll.php' ), 2 ) . '/tests';
		array_map(
			static fn( string $file ) => require_once $file,
			array(
				...glob( "$tests/gallery/php/*.php" ),
				"$tests/conformance/php/Workbench.php",
				"$tests/conformance/php/Cases.php",
				"$tests/support/service.php",
			)
		);
		status_header( 200 );
		$workbench = new Workbench();
		$states    = new States( $workbench, new Cases( $workbench ) );
		( new GalleryPage( $states, $workbench->markup(), \Atoll\Tests\service( Islands::class ) ) )
			->print( sanitize_key( $_GET['kind'] ?? '' ), 'rtl' === ( $_GET['dir'] ?? '' ) ? 'rtl' : 'ltr' );
		exit;
	},
	0
);
