<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Access\Requests\SameOrigin;
use Atoll\Platform\Database\QueryErrors;
use Atoll\Platform\Errors\ErrorBoundary;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Http\Download;
use Atoll\Platform\Http\NoStoreHeaders;
use Atoll\Platform\Services\NamedServices;
use Atoll\Portal\PortalProvider;

/**
 * Runs the actions of all forms in the portal. The forms need no JavaScript: each posts to its own page, which is then
 * shown again or redirects.
 */
final class PortalActions {

	/** Query argument with the name of the notice to show. */
	public const NOTICE = PortalProvider::NOTICE;

	/** @param NamedServices<PortalAction> $actions */
	public function __construct(
		private NamedServices $actions,
		private NonceFields $nonces,
		private PortalFormState $state,
		private SameOrigin $origin,
		private CurrentVisitor $visitors,
		private CurrentRequest $request,
	) {}

	/**
	 * Returns the notice named in the page's URL; null if none or an unknown one is named, or if a posted form was
	 * refused.
	 */
	public function notice(): ?PortalNotice {
		$name = $this->state->isRefused() ? '' : $this->request->query( self::NOTICE );
		foreach ( '' === $name ? array() : $this->actions->classes as $action ) {
			$notice = $action::notices()[ $name ] ?? null;
			if ( null !== $notice ) {
				return $notice;
			}
		}
		return null;
	}

	/**
	 * @param array<string, string> $parts
	 * @return array<string, string>
	 */
	public function title( array $parts ): array {
		$first = $this->state->isRefused() ? __( 'Error', 'atoll' ) : $this->notice()?->title;
		return null === $first ? $parts : array( 'title' => "{$first} – " . ( $parts['title'] ?? '' ) ) + $parts;
	}

	public function respond(): void {
		$name = $this->request->posted( NonceFields::ACTION );
		if ( '' === $name ) {
			$this->request->wasTruncated() && status_header( 413 ); // Pages with file forms show the error.
			return;
		}
		NoStoreHeaders::send();
		$fields = new PostedFields( $this->request->body() );
		try {
			$response = $this->run( $name, $fields );
		} catch ( ValidationFailed $failure ) {
			$this->showAgain( $name, $fields, $failure );
			return;
		}
		if ( $response instanceof RedirectResponse ) {
			$this->redirect( $response );
		}
	}

	private function redirect( RedirectResponse $response ): never {
		$notice = $response->notice;
		wp_safe_redirect(
			'' === $notice ? $response->url : add_query_arg( self::NOTICE, $notice, $response->url ),
			303
		);
		exit;
	}

	private function showAgain( string $name, PostedFields $fields, ValidationFailed $failure ): void {
		status_header( $failure->status() );
		$this->state->store(
			$name,
			$this->nonces->isOfAnotherUser( $fields ) ? $fields->only( NonceFields::TARGET ) : $fields,
			$failure
		);
	}

	/** @throws ValidationFailed On any error. */
	private function run( string $name, PostedFields $fields ): RedirectResponse|PageResponse {
		$action = $this->actions->find( $name ) ?? throw new ValidationFailed(
			array(),
			__( 'We could not find this form. Please reload the page and try again.', 'atoll' ),
			400
		);
		if ( ! $this->origin->isOwnPost() || ( ! $action::FOR_LOGGED_OUT && ! $this->nonces->isValid( $fields ) ) ) {
			throw new ValidationFailed( array(), $this->refusal( $fields ), 403 );
		}
		try {
			$response = ( new QueryErrors() )->withoutValues(
				fn() => $action->run( $fields, $this->visitors->current() )
			);
			return $response instanceof FileResponse ? $this->send( $response ) : $response;
		} catch ( ValidationFailed $failure ) {
			throw $failure;
		} catch ( \Throwable $error ) {
			$failure = ( new ErrorBoundary() )->failure( $error );
			$failure->sendHead();
			throw new ValidationFailed( array(), $failure->message, $failure->status );
		}
	}

	/** Returns the reason for a refusal. The page is shown with a new nonce, so pressing the button again works. */
	private function refusal( PostedFields $fields ): string {
		return $this->nonces->isOfAnotherUser( $fields )
			? __( 'You are not logged in as the person who opened this page, so nothing was done.', 'atoll' )
			: __(
				'You have logged in again since you opened this page, so nothing was sent. Enter your password and choose your files again, if the form asks for them, then press the button again. Everything else is still here.',
				'atoll'
			);
	}

	/** @throws \Throwable When the file cannot be made; nothing is sent then. */
	private function send( FileResponse $file ): never {
		$stream = $file->stream();
		( new Download( $file->name, $file->type ) )->begin();
		fpassthru( $stream ); // A file, as its Content-Type and Content-Disposition say.
		exit;
	}
}
