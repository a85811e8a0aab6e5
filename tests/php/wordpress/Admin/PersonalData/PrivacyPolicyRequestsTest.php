<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\PersonalData;

use Atoll\Admin\PersonalData\FormPrivacy;
use Atoll\Admin\PersonalData\PrivacyPolicyText;
use Atoll\Platform\Services\LazyCallback;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What a request of wp-admin reads for the text that WordPress' guide suggests. */
final class PrivacyPolicyRequestsTest extends SiteTestCase {

	protected function tearDown(): void {
		delete_option( FormPrivacy::OPTION );
		parent::tearDown();
	}

	/** It is the same on each of them, and nobody reads it there. */
	public function test_screens_of_wp_admin_read_no_form_for_it(): void {
		foreach ( range( 1, 30 ) as $days ) {
			$this->form( 'enquiry', array( 'title' => "Form {$days}", 'atoll' => array( 'retentionDays' => $days ) ) );
		}
		$this->actAs( 'administrator' );
		Inside::get( PrivacyPolicyText::class )->html();
		$this->assertSame( array(), $this->definitionsReadBy( $this->openScreen( ... ) ) );
	}

	public function test_requests_of_those_who_cannot_see_the_guide_ask_nothing_for_it(): void {
		$this->form( 'enquiry', array( 'atoll' => array( 'retentionDays' => 90 ) ) );
		delete_option( FormPrivacy::OPTION );
		foreach ( array( 'anonymous', 'editor' ) as $role ) {
			$this->actAs( $role );
			$this->assertSame( array(), $this->definitionsReadBy( $this->openScreen( ... ) ) );
		}
	}

	/** WordPress' own would ask for updates. */
	private function openScreen(): void {
		global $wp_filter;
		$all = $wp_filter['admin_init'];
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		set_current_screen( 'dashboard' );
		$wp_filter['admin_init'] = new \WP_Hook();
		foreach ( $all->callbacks as $priority => $callbacks ) {
			foreach ( array_column( $callbacks, 'function' ) as $callback ) {
				$callback instanceof LazyCallback && add_action( 'admin_init', $callback, $priority );
			}
		}
		do_action( 'admin_init' );
		$wp_filter['admin_init'] = $all;
		unset( $GLOBALS['current_screen'] );
	}

	/**
	 * @param \Closure(): mixed $work
	 * @return list<string> The queries that read definitions of forms.
	 */
	private function definitionsReadBy( \Closure $work ): array {
		Inside::forgetServices();
		$asked = array();
		$note  = static function ( string $query ) use ( &$asked ): string {
			str_contains( $query, 'definition' ) && $asked[] = $query;
			return $query;
		};
		add_filter( 'query', $note );
		$work();
		remove_filter( 'query', $note );
		return $asked;
	}
}
