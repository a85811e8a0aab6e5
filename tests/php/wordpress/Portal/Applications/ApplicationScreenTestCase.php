<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Portal\Applications\Documents\DocumentRequest;
use Atoll\Tests\WordPress\Support\Cases\ApplicationTestCase;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;

/** The screen of an entry, as staff see it and post its forms. */
abstract class ApplicationScreenTestCase extends ApplicationTestCase {

	/** Action => what is typed. */
	protected const ACTIONS = array(
		'set-status'       => array( 'status' => 'lender', 'message' => 'Nearly there', 'mail' => '1' ),
		'request-document' => array( 'title' => 'Payslips', 'note' => 'Both pages' ),
		'add-note'         => array( 'text' => 'Call back' ),
		'invite-client'    => array( 'email' => 'new@example.com', 'first_name' => 'Kim' ),
		'move-entry'       => array( 'atoll_of' => 'spam' ),
	);

	protected function setUp(): void {
		parent::setUp();
		$this->nameLoginPage();
	}

	protected function tearDown(): void {
		delete_option( 'atoll_portal' );
		parent::tearDown();
	}

	protected function path(): string {
		return "/wp-admin/admin.php?page=atoll-entries&entry={$this->entry->id}";
	}

	/** @param array<string, string> $typed */
	protected function act(
		Browser $browser,
		int $user,
		string $action,
		array $typed,
		?DocumentRequest $of = null,
		?int $version = null
	): HttpAnswer {
		return $browser->post(
			$this->path(),
			http_build_query( $this->fields( $browser, $user, $action, $typed, $of, $version ) )
		);
	}

	/**
	 * @param array<string, string> $typed
	 * @return array<string, string>
	 */
	protected function fields(
		Browser $browser,
		int $user,
		string $action,
		array $typed,
		?DocumentRequest $of,
		?int $version
	): array {
		return $typed + array(
			'atoll_entry_action' => $action,
			'atoll_of'           => (string) $of?->id,
			'atoll_version'      => (string) ( $version ?? $this->records()->read( $this->entry->id )->version ),
			'atoll_nonce'        => $browser->nonce( $user, "atoll_entry_action_{$action}_{$this->entry->id}" ),
		);
	}
}
