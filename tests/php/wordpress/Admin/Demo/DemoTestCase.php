<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Demo;

use Atoll\Admin\Demo\Demo;
use Atoll\Admin\Demo\RemainingContent;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Database\Transaction;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** The demonstration, made and taken away again. */
abstract class DemoTestCase extends SiteTestCase {

	protected Demo $demo;

	protected function setUp(): void {
		parent::setUp();
		$this->actAs( 'administrator' );
		$this->demo = Demo::of(
			WP_PLUGIN_DIR . '/atoll/demo',
			Inside::get( FormRepository::class ),
			new Transaction( $GLOBALS['wpdb'] ),
			Inside::get( RemainingContent::class )
		);
	}

	protected function tearDown(): void {
		$this->demo->remove();
		parent::tearDown();
	}
}
