<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Cases;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Tests of the spam filter as a site has it that nobody has set up. */
abstract class SpamTestCase extends SiteTestCase {

	protected const ANSWERS = array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' );

	/** What people's browsers never send. */
	protected const CAUGHT = array( 'atoll_reference' => 'https://spam.example' );

	protected function setUp(): void {
		parent::setUp();
		$this->setSpam( array() );
	}

	/** @param array<string, mixed> $settings */
	protected function setSpam( array $settings ): void {
		update_option( 'atoll_spam', $settings );
	}

	/** @param array<string, mixed> $inputs */
	protected function send( int $number, array $inputs = array() ): \WP_REST_Response {
		return $this->post( "/gf/v2/forms/{$number}/submissions", $inputs + static::ANSWERS );
	}

	protected function stored(): Entry {
		$all     = new EntryCriteria( array( 'active', 'spam', 'trash' ) );
		$entries = Inside::get( EntryRepository::class )->list( $all );
		$this->assertNotEmpty( $entries );
		return $entries[0];
	}

	/** @return list<string> Codes of why the newest entry was taken for what it was. */
	protected function reasons(): array {
		return array_column( (array) json_decode( $this->stored()->spam, true ), 'code' );
	}

	protected function mails(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_mail" );
	}
}
