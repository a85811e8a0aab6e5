<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Portal\Applications\Record\ApplicationStatus;
use Atoll\Tests\WordPress\Support\StaffLanguage;

/** Clients read the statuses that come with the plugin in the site's language, and the owner's as they are. */
final class StatusLanguageTest extends ApplicationChangesTestCase {

	private const SETTINGS = '/s1t2/v1/settings/portal';

	public function test_statuses_that_nobody_has_edited_are_in_the_sites_language(): void {
		$status = $this->meanwhile( fn() => $this->records()->read( $this->entry->id )->status );
		$this->assertSame( 'received', $status->name );
		$this->assertSame( $this->inSitesLanguage( 'Received' ), $status->title );
		$this->assertStringStartsWith( $this->inSitesLanguage( 'We have your application' ), $status->sentence );
	}

	public function test_words_of_an_owner_stay_as_they_are_beside_those_that_were_not_edited(): void {
		$untouched = 'We have your application and will start on it soon.';
		update_option(
			'atoll_portal',
			array(
				'statuses' => array(
					array( 'name' => 'received', 'title' => 'Arrived', 'sentence' => $untouched ),
					array( 'name' => 'done', 'title' => 'Approved', 'sentence' => 'Hurrah.' ),
				),
			)
		);
		$this->assertStatus( 'Arrived', $this->inSitesLanguage( $untouched ), 'received' );
		$this->assertStatus( 'Approved', 'Hurrah.', 'done' );
	}

	public function test_who_edits_them_reads_what_clients_read_and_keeps_the_contracts_words(): void {
		$this->actAs( 'administrator' );
		$shown = $this->settings()['values'];
		$this->assertSame( $this->inSitesLanguage( 'Received' ), $shown->statuses[0]['title'] );
		$this->assertStringStartsWith( $this->inSitesLanguage( 'We have' ), $shown->statuses[0]['sentence'] );
		$this->save( $shown->statuses );
		$this->assertSame( array(), get_option( 'atoll_portal' ), 'Nobody has chosen anything.' );
		$edited             = $shown->statuses;
		$edited[0]['title'] = 'Arrived';
		$this->save( $edited );
		$kept = get_option( 'atoll_portal' )['statuses'];
		$this->assertSame( array( 'Arrived', 'Being assessed' ), array( $kept[0]['title'], $kept[1]['title'] ) );
		$this->assertStringStartsWith( 'We have', $kept[0]['sentence'] );
		$this->assertEquals( $edited, $this->settings()['values']->statuses );
	}

	/** @return array{values: \stdClass, version: string} */
	private function settings(): array {
		$reply = array();
		StaffLanguage::during(
			function () use ( &$reply ): void {
				$reply = $this->get( self::SETTINGS )->get_data();
			}
		);
		return $reply;
	}

	/** @param list<array<string, mixed>> $statuses */
	private function save( array $statuses ): void {
		$request = new \WP_REST_Request( 'PUT', self::SETTINGS );
		$request->set_header( 'Content-Type', 'application/json' );
		$body = array( 'values' => array( 'statuses' => $statuses ), 'version' => $this->settings()['version'] );
		$request->set_body( (string) wp_json_encode( $body ) );
		StaffLanguage::during(
			fn() => $this->assertSame( 200, rest_do_request( $request )->get_status() )
		);
	}

	private function assertStatus( string $title, string $sentence, string $name ): void {
		$status = $this->meanwhile(
			fn() => $this->statusChange()->set( $this->entry, $name, 'Hello.', $this->staff, mails: false )->status
		);
		$this->assertSame( array( $title, $sentence ), array( $status->title, $status->sentence ) );
	}

	/** @param \Closure(): ApplicationStatus $ask */
	private function meanwhile( \Closure $ask ): ApplicationStatus {
		$status = null;
		StaffLanguage::during(
			static function () use ( $ask, &$status ): void {
				$status = $ask();
			}
		);
		return $status;
	}

	private function inSitesLanguage( string $text ): string {
		return '[' . get_locale() . '] ' . $text;
	}
}
