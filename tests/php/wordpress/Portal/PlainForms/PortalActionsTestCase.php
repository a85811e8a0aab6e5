<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\PlainForms;

use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\Requests\SameOrigin;
use Atoll\Platform\Access\Sessions\SessionFingerprint;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Services\NamedServices;
use Atoll\Portal\PlainForms\FileResponse;
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

/** The portal's plain forms, with an action of the test's own. */
abstract class PortalActionsTestCase extends SiteTestCase {

	protected PortalFormState $state;
	protected NonceFields $nonces;

	/** @var list<string> Who did what. */
	protected array $done = array();

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

	/** @param array<string, string> $fields */
	protected function fields( array $fields ): array {
		return $this->nonces->inputs( 'rename' ) + $fields;
	}

	/**
	 * @param array<string, mixed> $body
	 * @return ValidationFailed|string|null Where it leads to, or what is to be corrected.
	 */
	protected function send( array $body, string $form = 'rename' ): ValidationFailed|string|null {
		$_POST = wp_slash( $body );
		try {
			@$this->actions()->respond(); // Headers were sent long ago.
		} catch ( \RuntimeException $redirect ) {
			return $redirect->getMessage();
		}
		return $this->state->failureOf( $form );
	}

	protected function portalForm(): PortalForm {
		return new PortalForm( $this->nonces, $this->state );
	}

	protected function actions(): PortalActions {
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
					return new FileResponse(
						'data.csv',
						'text/csv',
						( static fn() => yield throw new \LogicException( 'a fault' ) )()
					);
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
		return new PortalActions(
			new NamedServices( array( $rename::class ), static fn(): PortalAction => $rename ),
			$this->nonces,
			$this->state,
			new SameOrigin(),
			new CurrentVisitor(),
			new CurrentRequest()
		);
	}
}
