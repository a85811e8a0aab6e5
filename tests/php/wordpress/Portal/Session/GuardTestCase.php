<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Session;

use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Cases\SessionTestCase;

/** A private page, the page where people log in, and their dashboard. */
abstract class GuardTestCase extends SessionTestCase {

	protected int $private;
	protected int $login;
	protected int $dashboard;

	protected function setUp(): void {
		parent::setUp();
		$this->private   = $this->pageWith( array( PageMeta::IS_PRIVATE => '1' ), 'Private 5c1e' );
		$this->login     = $this->pageWith( array( PageMeta::IS_LOGIN_PAGE => '1' ), 'Login 5c1e' );
		$this->dashboard = $this->pageWith( array( PageMeta::IS_PRIVATE => '1' ), 'Dashboard 5c1e' );
		$this->settings( array( 'loginPage' => $this->login, 'dashboardPage' => $this->dashboard ) );
	}

	/** @param array<string, int> $values */
	public function settings( array $values ): void {
		update_option( 'atoll_portal', $values );
	}
}
