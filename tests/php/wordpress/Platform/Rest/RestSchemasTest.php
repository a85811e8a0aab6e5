<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Rest;

use Atoll\Tests\WordPress\Forms\Addresses\AddressLookupTest;
use Atoll\Tests\WordPress\Forms\Captcha\CaptchaTest;
use Atoll\Tests\WordPress\Forms\Drafts\ClaimedDraftsTest;
use Atoll\Tests\WordPress\Forms\Drafts\LinkTest;
use Atoll\Tests\WordPress\Forms\Entries\OwnEntriesTest;
use Atoll\Tests\WordPress\Forms\Uploads\ReceivingTest;
use Atoll\Tests\WordPress\Platform\Health\GetHealthTest;
use Atoll\Tests\WordPress\Platform\Health\SiteHealthScreenTest;
use Atoll\Tests\WordPress\Portal\Login\LogInByCallTest;
use Atoll\Tests\WordPress\Portal\Session\LogoutTest;
use Atoll\Tests\WordPress\Portal\Session\TokenTest;
use Atoll\Tests\WordPress\Site\ContextTest;
use Atoll\Tests\WordPress\Site\Theme\SettingsPreviewTest;
use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Depends;

/** Every schema of contract/rest is held against real calls: what is asked, and what is answered. */
final class RestSchemasTest extends SiteTestCase {

	private const GOOD = array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' );

	/** Schemas whose routes need a browser, a file or a service of others: held where those are, by these tests. */
	private const ELSEWHERE = array(
		'atoll/addresses-find'    => AddressLookupTest::class,
		'atoll/addresses-get'     => AddressLookupTest::class,
		'atoll/captcha-challenge' => CaptchaTest::class,
		'atoll/context'           => ContextTest::class,
		'atoll/drafts-claim'      => ClaimedDraftsTest::class,
		'atoll/drafts-link'       => LinkTest::class,
		'atoll/entries-load'      => OwnEntriesTest::class,
		'atoll/health'            => GetHealthTest::class,
		'atoll/health-check'      => SiteHealthScreenTest::class,
		'atoll/login'             => LogInByCallTest::class,
		'atoll/logout'            => LogoutTest::class,
		'atoll/settings-try'      => SettingsPreviewTest::class,
		'atoll/token'             => TokenTest::class,
		'atoll/uploads'           => ReceivingTest::class,
	);

	/** @var array<string, true> */
	private static array $held = array();

	public function test_forms(): void {
		$this->actAs( 'administrator' );
		$form   = $this->hold( 'gravity/forms-create', 'POST', '/gf/v2/forms', $this->fixture( 'enquiry' ) );
		$number = (int) $form['id'];
		$path   = "/gf/v2/forms/{$number}";
		$this->hold( 'gravity/forms-get', 'GET', $path );
		$this->hold( 'gravity/forms-list', 'GET', '/gf/v2/forms' );
		$this->hold( 'gravity/forms-update', 'PUT', $path, $this->fixture( 'enquiry' ) );
		$this->hold( 'atoll/forms-show', 'GET', "/s1t2/v1/forms/{$number}" );
		$this->hold( 'gravity/forms-field-filters', 'GET', "{$path}/field-filters" );
		// Feeds are of add-ons, which this site has none of.
		$feed = RestContract::examples( 'gravity/feeds-create' )[0]['body'];
		$this->hold( 'gravity/feeds-create', 'POST', '/gf/v2/feeds', $feed, status: 400 );
		$this->hold( 'gravity/feeds-list', 'GET', '/gf/v2/feeds' );
		$this->hold( 'gravity/feeds-find', 'GET', '/gf/v2/feeds/7', status: 404 );
		$this->hold( 'gravity/forms-delete', 'DELETE', $path, query: array( 'force' => 'true' ) );
		$this->assertSame( '', RestContract::complaint( 'error', $this->get( $path )->get_data() ) );
		self::$held['error'] = true;
	}

	public function test_what_is_sent(): void {
		$number = $this->form( 'enquiry', array( 'save' => array( 'enabled' => true ) ) );
		$path   = "/gf/v2/forms/{$number}/submissions";
		$this->hold( 'gravity/submissions', 'POST', $path, self::GOOD );
		$this->hold( 'gravity/submissions-validation', 'POST', "{$path}/validation", self::GOOD );
		$this->hold( 'gravity/submissions-review', 'POST', "{$path}/review", self::GOOD );
		$saved = $this->hold( 'gravity/submissions', 'POST', $path, array( 'gform_save' => '1' ) + self::GOOD );
		$draft = array( 'id' => $number, 'token' => $saved['resume_token'] );
		$this->hold( 'atoll/drafts-load', 'POST', '/s1t2/v1/drafts/load', $draft );
	}

	public function test_forms_that_are_worked_on(): void {
		$this->actAs( 'editor' );
		$content = '<!-- wp:atoll/field {"id":1,"kind":"text","label":"Name"} /--><!-- wp:atoll/field {"id":2,"kind":"review","label":"Check"} /-->';
		$form    = wp_insert_post(
			array(
				'post_type'    => 'atoll_form',
				'post_status'  => 'draft',
				'post_title'   => 'Tried',
				'post_content' => wp_slash( $content ),
			)
		);
		$this->assertIsInt( $form );
		$worked = array( 'id' => $form, 'title' => 'Tried', 'content' => $content, 'settings' => new \stdClass() );
		$this->hold( 'atoll/forms-draft', 'POST', '/s1t2/v1/forms/draft', $worked );
		$this->hold( 'atoll/forms-preview', 'POST', "/s1t2/v1/forms/{$form}/preview", array( 'input_1' => 'Jo' ) );
		$this->hold(
			'atoll/forms-preview-review',
			'POST',
			"/s1t2/v1/forms/{$form}/preview/review",
			array( 'input_1' => 'Jo' )
		);
		add_filter( 'pre_wp_mail', '__return_true' );
		$mail = array(
			'notification' => array( 'to' => 'someone@example.com', 'subject' => 'New', 'message' => '{all_fields}' ),
		);
		$this->hold( 'atoll/forms-test-mail', 'POST', '/s1t2/v1/forms/test-mail', $worked + $mail );
		remove_filter( 'pre_wp_mail', '__return_true' );
	}

	public function test_entries_as_gravity_forms_has_them(): void {
		$number = $this->form();
		$this->actAs( 'administrator' );
		$entry = array( 'form_id' => $number, '1' => 'Jo' );
		$id    = (int) $this->hold( 'gravity/entries-create', 'POST', '/gf/v2/entries', $entry )['id'];
		$path  = "/gf/v2/entries/{$id}";
		$this->hold( 'gravity/entries-get', 'GET', $path );
		$this->hold( 'gravity/entries-list', 'GET', '/gf/v2/entries', query: array( 'include' => array( $id ) ) );
		$this->hold( 'gravity/entries-update', 'PUT', $path, array( 'form_id' => $number, '1' => 'Joan' ) );
		$this->hold( 'gravity/entries-properties', 'PUT', "{$path}/properties", array( 'is_read' => 1 ) );
		$this->hold( 'gravity/entries-notifications', 'POST', "{$path}/notifications" );
		$this->hold( 'gravity/forms-entries-create', 'POST', "/gf/v2/forms/{$number}/entries", array( '1' => 'Sam' ) );
		$this->hold( 'gravity/forms-entries', 'GET', "/gf/v2/forms/{$number}/entries" );
		$this->hold( 'gravity/forms-results', 'GET', "/gf/v2/forms/{$number}/results" );
		$note = $this->hold( 'gravity/notes-create', 'POST', "{$path}/notes", array( 'value' => 'Called.' ) );
		$this->hold( 'gravity/entries-notes', 'GET', "{$path}/notes" );
		$this->hold(
			'gravity/notes-list',
			'GET',
			'/gf/v2/notes',
			query: array( 'entry_id' => (string) $note['entry_id'] )
		);
		$this->hold( 'gravity/notes-get', 'GET', "/gf/v2/notes/{$note['id']}" );
		$this->hold( 'gravity/notes-update', 'PUT', "/gf/v2/notes/{$note['id']}", array( 'value' => 'Called twice.' ) );
		$this->hold( 'gravity/notes-delete', 'DELETE', "/gf/v2/notes/{$note['id']}" );
		$this->hold( 'gravity/entries-delete', 'DELETE', $path, query: array( 'force' => '1' ) );
	}

	public function test_the_list_of_entries(): void {
		$number = $this->form();
		$this->post( "/gf/v2/forms/{$number}/submissions", self::GOOD );
		$this->actAs( 'administrator' );
		$inbox = array( 'view' => 'inbox', 'form' => $number );
		$list  = $this->hold( 'atoll/entries-list', 'GET', '/s1t2/v1/entries', query: $inbox );
		$ids   = array_column( $list['items'], 'id' );
		$this->assertCount( 1, $ids );
		$this->hold( 'atoll/entries-columns', 'GET', '/s1t2/v1/entries/columns', query: array( 'form' => $number ) );
		$this->hold( 'atoll/entries-counts', 'GET', '/s1t2/v1/entries/counts' );
		$this->hold( 'atoll/entries-forms', 'GET', '/s1t2/v1/entries/forms' );
		$this->hold( 'atoll/entries-fields', 'GET', "/s1t2/v1/entries/forms/{$number}" );
		$this->hold( 'atoll/entries-mark', 'POST', '/s1t2/v1/entries/mark', array( 'ids' => $ids, 'read' => true ) );
		$this->hold( 'atoll/entries-move', 'POST', '/s1t2/v1/entries/move', array( 'ids' => $ids, 'to' => 'trash' ) );
		$this->hold(
			'atoll/entries-delete',
			'DELETE',
			'/s1t2/v1/entries',
			query: array( 'ids' => implode( ',', $ids ) )
		);
	}

	public function test_settings(): void {
		$this->actAs( 'administrator' );
		$this->hold( 'atoll/settings-list', 'GET', '/s1t2/v1/settings' );
		$kept = $this->hold( 'atoll/settings-get', 'GET', '/s1t2/v1/settings/company' );
		$changed = array( 'values' => array( 'phone' => '02 9000 0000' ), 'version' => $kept['version'] );
		$this->hold( 'atoll/settings-save', 'PUT', '/s1t2/v1/settings/company', $changed );
		$look = array( 'values' => array( 'buttons' => array( 'shape' => 'pill' ) ) );
		$this->hold( 'atoll/settings-preview', 'POST', '/s1t2/v1/settings/styles/preview', $look );
		delete_option( 'atoll_company' );
	}

	public function test_files_and_clicks(): void {
		$number = $this->form(
			'enquiry',
			array( 'fields' => array( array( 'id' => 1, 'type' => 'fileupload', 'label' => 'Payslip' ) ) )
		);
		$filling = array( 'form_id' => $number, 'field_id' => 1, 'gform_unique_id' => 'one0filling456789012' );
		$this->hold( 'atoll/upload-nonce', 'POST', '/s1t2/v1/upload-nonce', $filling );
		update_option( 'atoll_marketing', array( 'pixelId' => '123456789', 'conversionToken' => 'EAAsecret' ) );
		$click = array( 'event' => str_repeat( 'a', 20 ), 'page' => '/' );
		$this->hold( 'atoll/conversion', 'GET', '/s1t2/v1/conversion', query: $click );
		delete_option( 'atoll_marketing' );
		wp_unschedule_hook( 'atoll_send_conversion' );
		$this->actAs( 'editor' );
		$page = url_to_postid( $this->page( $number ) );
		$this->hold( 'atoll/public-files', 'GET', '/s1t2/v1/public-files', query: array( 'page' => $page ) );
	}

	/** After all of the others; what was not held by them must be by the test that is named for it. */
	#[Depends( 'test_forms' )]
	#[Depends( 'test_what_is_sent' )]
	#[Depends( 'test_forms_that_are_worked_on' )]
	#[Depends( 'test_entries_as_gravity_forms_has_them' )]
	#[Depends( 'test_the_list_of_entries' )]
	#[Depends( 'test_settings' )]
	#[Depends( 'test_files_and_clicks' )]
	public function test_no_schema_is_left_out(): void {
		$expected = array_diff( RestContract::names(), array_keys( self::ELSEWHERE ) );
		$this->assertSame(
			array(),
			array_values( array_diff( $expected, array_keys( self::$held ) ) ),
			'Call their routes above.'
		);
		$this->assertSame(
			array(),
			array_values( array_diff( array_keys( self::ELSEWHERE ), RestContract::names() ) ),
			'There are no such schemas.'
		);
		foreach ( self::ELSEWHERE as $name => $test ) {
			$source = (string) file_get_contents( (string) ( new \ReflectionClass( $test ) )->getFileName() );
			$this->assertStringContainsString( "complaint( '{$name}'", $source, $test );
		}
	}

	/**
	 * @param array<mixed>         $body
	 * @param array<string, mixed> $query
	 * @param int                  $status 0 for any that says that it went well.
	 * @return array<mixed> The answer as it comes over the wire.
	 */
	private function hold(
		string $schema,
		string $method,
		string $path,
		array $body = array(),
		array $query = array(),
		int $status = 0
	): array {
		$request = new \WP_REST_Request( $method, $path );
		$request->set_query_params( $query );
		if ( 'GET' !== $method && 'DELETE' !== $method ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( (object) $body ) );
		}
		$reply = rest_do_request( $request );
		$data  = (string) wp_json_encode( $reply->get_data() );
		$this->assertSame(
			0 === $status ? 2 : $status,
			0 === $status ? intdiv( $reply->get_status(), 100 ) : $reply->get_status(),
			"{$schema}: {$data}"
		);
		$this->assertSame( '', RestContract::complaintOf( $schema, $request, $reply ), "{$schema}: {$data}" );
		self::$held[ $schema ] = true;
		return (array) json_decode( $data, true );
	}
}
