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
 * Takes what the forms of an entry's screen post. They post to the screen itself, so that it can be shown again with
 * what was typed when something was refused; what was done is followed by a redirect.
 */
final class EntryActionController {

	/** Query argument that names the sentence to say. */
	public const NOTICE = PortalProvider::NOTICE;

	private string $refusal = '';

	/**
	 * @param NamedServices<EntryAction>  $actions
	 * @param array<string, string> $otherNotices Sentences of what else leads back to the screen, by their names.
	 */
	public function __construct(
		private NamedServices $actions,
		private EntryActionForms $forms,
		private EntryActionInput $input,
		private EntryRepository $entries,
		private CurrentVisitor $visitors,
		private array $otherNotices = array(),
	) {}

	/** Before anything of the screen is sent. */
	public function respond(): void {
		$name = $this->input->text( EntryActionInput::ACTION );
		$id   = $this->input->entry();
		if ( '' === $name || null === $this->entries->find( $id ) ) {
			return; // The screen says that the entry is not there.
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

	/** Prints the result of the action before this screen. */
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

	/** The result gets the focus: screen readers read it at once, and the next Tab reaches the screen. */
	private function printMessage( string $sentence, string $type ): void {
		// "inline" keeps WordPress' script from moving it, which would take the focus away.
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
		// Escaped; wp_admin_notice() would drop the focus.
		echo wp_get_admin_notice( esc_html( $sentence ), $notice + $focus );
	}

	/** @return string Name of a notice; empty when it was refused. */
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
