<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Roles;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Portal\Applications\ApplicationPagesTestCase;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;

/** A whole portal with a client who has an application, and everybody else who may come to its doors (who-may.php). */
abstract class RolesTestCase extends ApplicationPagesTestCase {

	/** Stands in all that is the client's, and nowhere else. */
	protected const MARK = 'Quokka7c2e';

	protected string $login;
	protected string $profile;

	/** @var array<string, int> Ids by the words of the table. */
	protected array $people;

	protected function setUp(): void {
		parent::setUp();
		$login         = $this->portalPage( '<!-- wp:atoll/login /-->', false );
		$profile       = $this->portalPage( '<!-- wp:atoll/profile /-->' );
		$this->login   = (string) get_permalink( $login );
		$this->profile = (string) get_permalink( $profile );
		update_post_meta( $login, PageMeta::IS_LOGIN_PAGE, true );
		update_option(
			'atoll_portal',
			array( 'loginPage' => $login, 'profilePage' => $profile ) + get_option( 'atoll_portal' )
		);
		wp_update_user( array( 'ID' => $this->client, 'first_name' => self::MARK ) );
		$this->people = array(
			'visitor'        => 0,
			'client'         => $this->client,
			'another client' => $this->other,
			'staff'          => $this->staff->userId(),
			'editor'         => $this->user( 'editor' ),
			'administrator'  => $this->user( 'administrator' ),
		);
	}

	/** @return iterable<string, array{string}> */
	public static function everybody(): iterable {
		foreach ( array( 'visitor', 'client', 'another client', 'staff', 'editor', 'administrator' ) as $who ) {
			yield $who => array( $who );
		}
	}

	/** @return array<string, array<string, string>> Words by what is done, then by who does it. */
	protected static function part( string $title ): array {
		return ( require __DIR__ . '/who-may.php' )[ $title ];
	}

	/** @return array<string, string> Words by what is done. */
	protected static function column( string $title, string $who ): array {
		return array_map( static fn( array $row ): string => $row[ $who ], self::part( $title ) );
	}

	protected function browser( string $who ): Browser {
		return 'visitor' === $who ? new Browser() : Browser::of( $this->people[ $who ] );
	}

	/** What an answer is called in the table. */
	protected function word( HttpAnswer $answer ): string {
		$to = $answer->header( 'Location' );
		return match ( true ) {
			str_contains( $to, 'portalRedirect=' ),
			str_contains( $to, 'wp-login.php' ),
			str_contains( $to, 'code-time-over' ) => 'log in',
			$to === $this->dashboard => 'portal',
			in_array( $answer->status, array( 200, 302, 303 ), true ) => 'yes',
			403 === $answer->status => 'no',
			404 === $answer->status => 'not there',
			in_array( $answer->status, array( 204, 400 ), true ) => 'nothing',
			default => "{$answer->status} {$to}",
		};
	}

	/** An application of the client's with a file, in a form that is open to change. Its page is made with it. */
	protected function application(): Entry {
		$form = $this->uploadForm( array(), array( 'save' => array( 'enabled' => true ), 'entrySave' => true ) );
		$key  = bin2hex( random_bytes( 10 ) );
		$file = $this->uploaded( $form, 'pay.pdf', self::PDF, self::ONE, $key );
		$page = $this->page( $form );
		wp_set_current_user( $this->client );
		$reply = $this->post(
			"/gf/v2/forms/{$form}/submissions",
			array(
				'input_1'              => self::MARK,
				'gform_unique_id'      => $key,
				'gform_source_url'     => $page,
				'gform_uploaded_files' => $this->fileList( array( 'input_6' => array( $file ) ) ),
			)
		);
		wp_set_current_user( 0 );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return Inside::get( EntryRepository::class )->list( new \Atoll\Forms\Entries\Storage\EntryCriteria() )[0];
	}

	/** @return int Number of the client's draft. */
	protected function draft(): int {
		global $wpdb;
		$form = $this->form( 'enquiry', array( 'save' => array( 'enabled' => true ) ) );
		$this->page( $form );
		$this->draftOf( $this->client, $form );
		return (int) $wpdb->get_var( "SELECT MAX(id) FROM {$wpdb->prefix}atoll_drafts" );
	}

	/** What the client has; nobody else's doing changes it. */
	protected function belongings(): string {
		global $wpdb;
		$user = $this->client;
		wp_cache_flush();
		return (string) wp_json_encode(
			array(
				$wpdb->get_row( "SELECT user_email, user_pass, display_name FROM {$wpdb->users} WHERE ID = {$user}", ARRAY_A ),
				$wpdb->get_results( "SELECT meta_key, meta_value FROM {$wpdb->usermeta} WHERE user_id = {$user} ORDER BY umeta_id", ARRAY_A ),
				$wpdb->get_results( "SELECT id, version, answers FROM {$wpdb->prefix}atoll_entries WHERE created_by = {$user} ORDER BY id", ARRAY_A ),
				$wpdb->get_col( "SELECT id FROM {$wpdb->prefix}atoll_drafts WHERE user_id = {$user} ORDER BY id" ),
				$wpdb->get_results( "SELECT id, state FROM {$wpdb->prefix}atoll_document_requests ORDER BY id", ARRAY_A ),
			)
		);
	}
}
