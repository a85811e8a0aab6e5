<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Forms\Page\Posting\DerivedIdempotencyKey;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What counts as the same form sent twice where no script made a key. */
final class DerivedIdempotencyKeyTest extends SiteTestCase {

	private mixed $zone;

	protected function setUp(): void {
		parent::setUp();
		$this->zone = (string) get_option( 'timezone_string' );
		update_option( 'timezone_string', 'Australia/Sydney' );
	}

	protected function tearDown(): void {
		update_option( 'timezone_string', $this->zone );
		parent::tearDown();
	}

	#[DataProvider( 'moments' )]
	public function test_the_same_answers_are_the_same_submission_on_one_day(
		string $one,
		string $other,
		bool $isOne
	): void {
		self::assertSame( $isOne, $this->key( $one ) === $this->key( $other ) );
	}

	/** @return iterable<string, array{string, string, bool}> */
	public static function moments(): iterable {
		yield 'where the day of UTC ends, in winter' => array( '2026-07-10 09:59:59', '2026-07-10 10:00:01', true );
		yield '… in summer'                          => array( '2026-11-27 10:59:59', '2026-11-27 11:00:01', true );
		yield 'at the site’s midnight'               => array( '2026-11-27 23:59:59', '2026-11-28 00:00:01', true );
		yield 'before and after the night'           => array( '2026-11-27 22:00:00', '2026-11-28 08:00:00', false );
	}

	public function test_other_answers_are_another(): void {
		self::assertNotSame(
			$this->key( '2026-11-27 10:00:00', 'Jo' ),
			$this->key( '2026-11-27 10:00:00', 'Kim' )
		);
	}

	private function key( string $local, string $name = 'Jo' ): string {
		$now = new \DateTimeImmutable( $local, new \DateTimeZone( 'Australia/Sydney' ) );
		return ( new DerivedIdempotencyKey() )->derive(
			5,
			array( 'input_1' => $name ),
			new Visitor( 0, '203.0.113.7', 'A browser' ),
			$now->getTimestamp()
		);
	}
}
