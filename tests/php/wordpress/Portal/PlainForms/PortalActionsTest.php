<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\PlainForms;

use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\Requests\SameOrigin;
use Atoll\Platform\Access\Sessions\SessionFingerprint;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Services\Members;
use Atoll\Portal\PlainForms\FileResponse;
use Atoll\Portal\PlainForms\FormLine;
use Atoll\Portal\PlainForms\NonceFields;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PortalActions;
use Atoll\Portal\PlainForms\PortalForm;
use Atoll\Portal\PlainForms\PortalFormState;
use Atoll\Portal\PlainForms\PortalNotice;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\PlainForms\ValidationFailed;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What receives the portal's plain forms, with an action of the test's own. */
final class PortalActionsTest extends SiteTestCase {

	private PortalFormState $state;
	private NonceFields $nonces;

	/** @var list<string> Who did what. */
	private array $done = array();

	protected function setUp(): void {
		parent::setUp();
		$this->state  = new PortalFormState();
		$this->nonces = new NonceFields( new SessionFingerprint() );
		add_filter( 'wp_redirect', array( $this, 'redirected' ) );
		$_SERVER['REQUEST_METHOD']      = 'POST';
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'same-origin';
	}

	protected function tearDown(): void {
		remove_filter( 'wp_redirect', array( $this, 'redirected' ) );
		list( $_POST, $_GET ) = array( array(), array() );
		unset( $_SERVER['HTTP_SEC_FETCH_SITE'], $_SERVER['HTTP_ORIGIN'] );
		$_SERVER['REQUEST_METHOD'] = 'GET';
		parent::tearDown();
	}

	/** A redirect ends a request; here it is caught. */
	public function redirected( string $url ): never {
		throw new \RuntimeException( "to {$url}" );
	}

	public function test_somebody_who_is_logged_in_does_what_they_mean(): void {
		$user = $this->actAs( 'atoll_client' );
		$this->assertSame( 'to ' . home_url( '/?atoll_done=renamed' ), $this->send( $this->fields( array( 'name' => ' Kim ' ) ) ) );
		$this->assertSame( array( "{$user} Kim" ), $this->done );
	}

	#[DataProvider( 'refusals' )]
	public function test_what_nobody_meant_is_not_done( \Closure $change ): void {
		$this->actAs( 'atoll_client' );
		$body = $this->fields( array( 'name' => 'Kim' ) );
		$this->assertSame( 403, $this->send( $change( $body, $this ) )?->status() );
		$this->assertSame( array(), $this->done );
	}

	/** @return iterable<string, array{\Closure}> */
	public static function refusals(): iterable {
		$from = static fn( string $site ): \Closure => static function ( array $body ) use ( $site ): array {
			$_SERVER['HTTP_SEC_FETCH_SITE'] = $site;
			return $body;
		};
		yield 'without a nonce' => array( static fn( array $body ) => array_diff_key( $body, array( NonceFields::NONCE => 1 ) ) );
		yield 'with a nonce of something else' => array( static fn( array $body ) => array( NonceFields::NONCE => wp_create_nonce( 'wp_rest' ) ) + $body );
		yield 'with somebody else’s nonce' => array(
			static function ( array $body, self $test ): array {
				$test->actAs( 'atoll_client' );
				return $body;
			},
		);
		yield 'after the login has ended' => array(
			static function ( array $body ): array {
				wp_set_current_user( 0 );
				return $body;
			},
		);
		yield 'from another site' => array( $from( 'cross-site' ) );
		yield 'from an address of the same domain' => array( $from( 'same-site' ) );
		yield 'from another origin, by an old browser' => array(
			static function ( array $body ): array {
				unset( $_SERVER['HTTP_SEC_FETCH_SITE'] );
				$_SERVER['HTTP_ORIGIN'] = 'https://elsewhere.example';
				return $body;
			},
		);
		yield 'by a client that says nothing of itself' => array(
			static function ( array $body ): array {
				unset( $_SERVER['HTTP_SEC_FETCH_SITE'] );
				return $body;
			},
		);
	}

	public function test_an_old_browser_says_its_origin(): void {
		$this->actAs( 'atoll_client' );
		unset( $_SERVER['HTTP_SEC_FETCH_SITE'] );
		$_SERVER['HTTP_ORIGIN'] = home_url();
		$this->assertIsString( $this->send( $this->fields( array( 'name' => 'Kim' ) ) ) );
	}

	public function test_what_is_to_be_mended_is_said_at_its_input_and_what_was_typed_is_there(): void {
		$this->actAs( 'atoll_client' );
		$response = $this->send( $this->fields( array( 'name' => '<b>', 'secret' => 'kelp forest' ) ) );
		$this->assertSame( 422, $response?->status() );
		$html = $this->portalForm()->render( 'rename', 'Save', array( new FormLine( 'name', 'Name' ), new FormLine( 'secret', 'Password', 'password' ) ) );
		$this->assertStringContainsString( 'value="&lt;b&gt;"', $html );
		$this->assertStringContainsString( 'aria-invalid="true" aria-describedby="atoll-rename-name-error"', $html );
		$this->assertStringContainsString( '<a href="#atoll-rename-name">Name – No brackets, please.</a>', $html );
		$this->assertStringNotContainsString( 'kelp forest', $html );
		$this->assertStringNotContainsString( 'No brackets', $this->portalForm()->render( 'other', 'Save', array( new FormLine( 'name', 'Name' ) ) ) );
	}

	public function test_trouble_is_told_and_a_fault_is_not(): void {
		$this->actAs( 'atoll_client' );
		$this->assertSame( 503, $this->send( $this->fields( array( 'name' => 'storage' ) ) )?->status() );
		$this->assertStringNotContainsString( 'disk', $this->state->failureOf( 'rename' )?->getMessage() ?? '' );
		$this->assertSame( 500, $this->send( $this->fields( array( 'name' => 'fault' ) ) )?->status() );
		$this->assertStringNotContainsString( 'fault', $this->state->failureOf( 'rename' )?->getMessage() ?? '' );
	}

	public function test_a_file_that_cannot_be_made_is_a_fault_told_on_the_page(): void {
		$this->actAs( 'atoll_client' );
		$this->assertSame( 500, $this->send( $this->fields( array( 'name' => 'file' ) ) )?->status() );
	}

	public function test_after_a_new_login_of_the_same_person_the_second_press_counts(): void {
		$user = $this->actAs( 'atoll_client' );
		$body = array( NonceFields::NONCE => 'of before' ) + $this->fields( array( 'name' => 'Kim', 'secret' => 'kelp forest' ) );
		$this->assertStringContainsString( 'press the button once more', $this->send( $body )?->getMessage() ?? '' );
		$html = $this->portalForm()->render( 'rename', 'Save', array( new FormLine( 'name', 'Name' ), new FormLine( 'secret', 'Password', 'password' ) ) );
		$this->assertStringContainsString( 'value="Kim"', $html );
		$this->assertStringNotContainsString( 'kelp forest', $html );
		$this->assertSame( 1, preg_match( '/name="atoll_nonce" value="([^"]+)"/', $html, $nonce ) );
		$this->assertIsString( $this->send( array( NonceFields::NONCE => $nonce[1] ) + $body ) );
		$this->assertSame( array( "{$user} Kim" ), $this->done );
	}

	public function test_what_one_person_typed_is_not_given_back_to_another(): void {
		$this->actAs( 'atoll_client' );
		$body = $this->fields( array( 'name' => 'Kim' ) );
		$this->actAs( 'atoll_client' );
		$this->assertStringContainsString( 'Somebody else', $this->send( $body )?->getMessage() ?? '' );
		$this->assertStringNotContainsString( 'Kim', $this->portalForm()->render( 'rename', 'Save', array( new FormLine( 'name', 'Name' ) ) ) );
	}

	public function test_an_action_that_nobody_knows_is_refused(): void {
		$this->assertSame( 400, $this->send( array( NonceFields::ACTION => 'erase-all' ), form: 'erase-all' )?->status() );
		$this->assertNull( $this->send( array( NonceFields::ACTION => array( 'rename' ) ) ) );
		$this->assertNull( $this->send( array() ) );
	}

	public function test_a_visitors_form_holds_nothing_personal(): void {
		$html = $this->portalForm()->render( 'rename', 'Save', array( new FormLine( 'name', 'Name' ) ) );
		$this->assertStringContainsString( 'value="rename"', $html );
		$this->assertStringNotContainsString( NonceFields::NONCE, $html );
	}

	public function test_what_is_said_while_a_form_is_busy_stands_where_nothing_is_busy(): void {
		$html = $this->portalForm()->render( 'rename', 'Rename', array() );
		$this->assertMatchesRegularExpression( '~<div [^>]*aria-live="polite" aria-busy="false" data-atoll="sending">~', $html );
	}

	public function test_a_notice_of_an_action_is_told_and_no_other(): void {
		$_GET['atoll_done'] = 'renamed';
		$this->assertSame( '<p class="told" role="status" tabindex="-1" autofocus>Your name was changed.</p>', $this->actions()->notice()?->html( 'told' ) );
		foreach ( array( 'Send money to', array( 'renamed' ) ) as $_GET['atoll_done'] ) {
			$this->assertNull( $this->actions()->notice() );
		}
	}

	public function test_what_was_done_comes_first_in_the_title_until_something_is_to_be_mended(): void {
		$_GET['atoll_done'] = 'renamed';
		$this->assertSame( array( 'title' => 'Changed – Me' ), $this->actions()->title( array( 'title' => 'Me' ) ) );
		$this->state->store( 'rename', new PostedFields( array() ), new ValidationFailed( array(), 'No.' ) );
		$this->assertSame( array( 'title' => 'Error – Me' ), $this->actions()->title( array( 'title' => 'Me' ) ) );
	}

	/** @param array<string, string> $fields */
	private function fields( array $fields ): array {
		return $this->nonces->inputs( 'rename' ) + $fields;
	}

	/**
	 * @param array<string, mixed> $body
	 * @return ValidationFailed|string|null Where it leads to, or what is to be corrected.
	 */
	private function send( array $body, string $form = 'rename' ): ValidationFailed|string|null {
		$_POST = wp_slash( $body );
		try {
			@$this->actions()->answer(); // Headers were sent long ago.
		} catch ( \RuntimeException $redirect ) {
			return $redirect->getMessage();
		}
		return $this->state->failureOf( $form );
	}

	private function portalForm(): PortalForm {
		return new PortalForm( $this->nonces, $this->state );
	}

	private function actions(): PortalActions {
		$rename = new class( $this->done ) implements PortalAction {

			public const NAME = 'rename';

			/** @param list<string> $done */
			public function __construct( private array &$done ) {}

			public function run( PostedFields $fields, Visitor $visitor ): RedirectResponse|FileResponse {
				$name = $fields->text( 'name' );
				if ( 'storage' === $name ) {
					throw new StorageFailed( 'the disk is full' );
				}
				if ( 'fault' === $name ) {
					throw new \LogicException( 'a fault' );
				}
				if ( 'file' === $name ) {
					return new FileResponse( 'data.csv', 'text/csv', ( static fn() => yield throw new \LogicException( 'a fault' ) )() );
				}
				if ( str_contains( $name, '<' ) ) {
					throw new ValidationFailed( array( 'name' => 'No brackets, please.' ) );
				}
				$this->done[] = "{$visitor->userId()} {$name}";
				return new RedirectResponse( home_url( '/' ), 'renamed' );
			}

			public static function notices(): array {
				return array( 'renamed' => new PortalNotice( 'Changed', 'Your name was changed.' ) );
			}
		};
		return new PortalActions( new Members( array( $rename::class ), static fn(): PortalAction => $rename ), $this->nonces, $this->state, new SameOrigin(), new CurrentVisitor(), new CurrentRequest() );
	}
}
