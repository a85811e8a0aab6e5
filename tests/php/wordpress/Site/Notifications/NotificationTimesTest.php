<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Notifications;

use Atoll\Site\Notifications\NotificationMeta;
use Atoll\Site\Notifications\NotificationScheduleText;
use PHPUnit\Framework\Attributes\DataProvider;

/** Times of notifications are the site's, and stored as moments. */
final class NotificationTimesTest extends NotificationFieldsTestCase {

	protected function tearDown(): void {
		update_option( 'gmt_offset', 0 );
		parent::tearDown();
	}

	#[DataProvider( 'moments' )]
	public function test_times_are_the_sites_and_stored_as_moments(
		string $zone,
		string $input,
		string $utc,
		string $output
	): void {
		$this->actAs( 'editor' );
		$this->useZone( $zone );
		$saved = $this->save( array( 'schedule' => array( 'starts' => $input, 'ends' => null ) ) );
		$this->assertSame( $output, $saved['schedule']['starts'] );
		$this->assertSame( $utc, gmdate( 'Y-m-d H:i', ( new NotificationMeta() )->schedule( $saved['id'] )->starts ) );
	}

	/** @return array<string, array{string, string, string, string}> */
	public static function moments(): array {
		return array(
			'summer in Sydney'                 => array(
				'Australia/Sydney',
				'2026-01-15T09:00:00',
				'2026-01-14 22:00',
				'2026-01-15T09:00:00',
			),
			'winter in Sydney'                 => array(
				'Australia/Sydney',
				'2026-07-15T09:00:00',
				'2026-07-14 23:00',
				'2026-07-15T09:00:00',
			),
			'an hour that is skipped'          => array(
				'Australia/Sydney',
				'2026-10-04T02:30:00',
				'2026-10-03 16:30',
				'2026-10-04T03:30:00',
			),
			'an hour that comes twice'         => array(
				'Australia/Sydney',
				'2026-04-05T02:30:00',
				'2026-04-04 16:30',
				'2026-04-05T02:30:00',
			),
			'no daylight saving in Brisbane'   => array(
				'Australia/Brisbane',
				'2026-01-15T09:00:00',
				'2026-01-14 23:00',
				'2026-01-15T09:00:00',
			),
			'half an hour in Adelaide'         => array(
				'Australia/Adelaide',
				'2026-07-15T09:00:00',
				'2026-07-14 23:30',
				'2026-07-15T09:00:00',
			),
			'hours from UTC'                   => array(
				'+8.75',
				'2026-07-15T09:00:00',
				'2026-07-15 00:15',
				'2026-07-15T09:00:00',
			),
			'a moment in a zone of its own'    => array(
				'Australia/Perth',
				'2026-07-15T09:00:00Z',
				'2026-07-15 09:00',
				'2026-07-15T17:00:00',
			),
		);
	}

	public function test_a_moment_stays_when_the_site_moves_to_another_zone(): void {
		$this->actAs( 'editor' );
		$saved = $this->save( array( 'schedule' => array( 'starts' => '2026-07-15T09:00:00', 'ends' => null ) ) );
		$this->useZone( 'Australia/Perth' );
		$this->assertSame(
			'2026-07-15T07:00:00',
			$this->get( self::ROUTE . "/{$saved['id']}" )->get_data()['schedule']['starts']
		);
	}

	public function test_a_schedule_in_words_is_in_the_sites_time(): void {
		update_option( 'date_format', 'j F Y' );
		update_option( 'time_format', 'g:i a' );
		$this->assertSame(
			'21 November 2026, 5:00 pm to 22 November 2026, 5:00 pm',
			( new NotificationScheduleText() )->describe(
				new \Atoll\Site\Notifications\NotificationSchedule( self::NOW, self::NOW + 86400 )
			)
		);
	}

	private function useZone( string $zone ): void {
		update_option( 'timezone_string', is_numeric( $zone ) ? '' : $zone );
		update_option( 'gmt_offset', is_numeric( $zone ) ? (float) $zone : 0 );
	}
}
