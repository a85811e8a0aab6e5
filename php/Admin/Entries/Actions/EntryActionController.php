<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Actions;

use Atoll\Admin\AdminMenu;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Database\QueryErrors;
use Atoll\Platform\Errors\ErrorBoundary;
use Atoll\Platform\Services\NamedServices;
use Atoll\Portal\PortalProvider;

/**
 * Handles the forms of an entry's screen. They are submitted to the screen itself, so that it can be shown again with
 * the input if it is rejected. Successful actions redirect.
 */
final class EntryActionController {

	/** Query argument with the name of the notice to show. */
	public const NOTICE = PortalProvider::NOTICE;

	private string $refusal = '';

	/**
	 * @param NamedServices<EntryAction> $actions
	 * @param array<string, string>      $otherNotices Messages of other requests that redirect to the screen, by name.
	 */
	public function __construct(
		private NamedServices $actions,
		private EntryActionForms $forms,
		private EntryActionInput $input,
		private EntryRepository $entries,
		private CurrentVisitor $visitors,
		private array $otherNotices = array(),
	) {}

	/** Runs before any output. */
	public function respond(): void {
		$name = $this->input->text( EntryActionInput::ACTION );
		$id   = $this->input->entry();
		if ( '' === $name || null === $this->entries->find( $id ) ) {
			return; // The screen shows that the entry does not exist.
		}
		$action = $this->actions->find( $name );
		if ( null === $action || ! $this->visitors->current()->can( $action::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'atoll' ), '', array( 'response' => 403 ) );
		}
		if (
			false === wp_verify_nonce(
				$this->input->text( EntryActionInput::NONCE ),
				EntryActionForms::nonce( $name, $id )
			)
		) {
			$this->refuse(
				__(
					'This page was open for too long, or your login changed, so nothing was done. Please press the button again.',
					'atoll'
				),
				403
			);
			return;
		}
		$notice = $this->run( $action, $id );
		if ( '' !== $notice ) {
			wp_safe_redirect( add_query_arg( self::NOTICE, $notice, AdminMenu::entry( $id ) ), 303 );
			exit;
		}
	}

	/** Prints the result of the previous action. */
	public function printNotice(): void {
		if ( '' !== $this->refusal ) {
			$this->printMessage( $this->refusal, 'error' );
			return;
		}
		$sentences = array_merge(
			$this->otherNotices,
			...array_map( static fn( string $action ): array => $action::notices(), $this->actions->classes )
		);
		$notice    = $sentences[ $this->input->notice() ] ?? '';
		if ( '' !== $notice ) {
			$this->printMessage( $notice, 'success' );
		}
	}

	public function isRefused(): bool {
		return '' !== $this->refusal;
	}

	/** Prints a message with focus: screen readers read it at once, and the next Tab goes to the screen. */
	private function printMessage( string $sentence, string $type ): void {
		// "inline" keeps WordPress' script from moving the notice, which would lose the focus.
		$notice = array(
			'type' => $type,
			'id' => 'atoll-notice',
			'additional_classes' => array( 'inline' ),
			'dismissible' => 'success' === $type,
		);
		$focus  = array(
			'attributes' => array(
				'role' => 'error' === $type ? 'alert' : 'status',
				'tabindex' => '-1',
				'autofocus' => 'autofocus',
			),
		);
		// Escaped; wp_admin_notice() would remove the focus attribute.
		echo wp_get_admin_notice( esc_html( $sentence ), $notice + $focus );
	}

	/** @return string Name of a notice; empty if it was rejected. */
	private function run( EntryAction $action, int $id ): string {
		try {
			$entry = $this->entries->find( $id );
			return null === $entry ? '' : ( new QueryErrors() )->withoutValues(
				fn(): string => $action->run(
					$entry,
					$this->input,
					$this->input->int( EntryActionInput::VERSION ),
					$this->visitors->current()
				)
			);
		} catch ( \Throwable $error ) {
			$failure = ( new ErrorBoundary() )->failure( $error );
			$failure->sendHead();
			$this->refuse( $failure->message, $failure->status );
		}
		return '';
	}

	private function refuse( string $message, int $status ): void {
		status_header( $status );
		$this->refusal = $message;
		$this->forms->markRefused();
	}
}
