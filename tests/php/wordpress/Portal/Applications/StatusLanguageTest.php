<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Portal\Applications\Record\ApplicationStatus;
use Atoll\Tests\WordPress\Support\StaffLanguage;

/** Clients read the statuses that come with the plugin in the site's language, and the owner's as they are. */
final class StatusLanguageTest extends ApplicationChangesTestCase {

	public function test_statuses_that_nobody_has_edited_are_in_the_sites_language(): void {
		$status = $this->meanwhile( fn() => $this->records()->of( $this->entry->id )->status );
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
