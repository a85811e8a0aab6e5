<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Demo;

use Atoll\Admin\Demo\Demo;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** The demonstration, made on a site that is the same before each test. */
abstract class DemoTestCase extends SiteTestCase {

	private static SiteCopy $bare;

	protected Demo $demo;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$bare = new SiteCopy();
	}

	public static function tearDownAfterClass(): void {
		self::$bare->putBackAndDrop();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->actAs( 'administrator' );
		$this->demo = Inside::fresh( Demo::class );
	}

	protected function tearDown(): void {
		self::$bare->putBack();
		parent::tearDown();
	}
}
