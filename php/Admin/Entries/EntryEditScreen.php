<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Admin\AdminMenu;
use Atoll\Admin\Entries\Actions\EntryActionController;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryTexts;
use Atoll\Forms\Page\Rendering\FormStyles;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Http\CurrentRequest;

/**
 * Edits an entry's answers with the controls of its form, validated as for visitors. A plain form that is submitted to
 * the screen itself: rejected input is shown again as typed.
 */
final class EntryEditScreen {

	public const PARAMETER = 'edit';
	public const NONCE     = 'atoll_edit_nonce';

	/** Name of the notice after saving. */
	public const SAVED = 'answers-saved';

	public function __construct(
		private EntryTexts $texts,
		private EntryEditForm $form,
		private PostedEntryEdit $posted,
		private EntryScript $script,
		private CurrentRequest $request
	) {}

	public static function address( int $entry ): string {
		return add_query_arg( self::PARAMETER, '1', AdminMenu::entry( $entry ) );
	}

	/** @return array<string, string> Notices for the entry's screen afterwards ({@see EntryActionController}). */
	public static function notices(): array {
		return array( self::SAVED => __( 'The answers are saved.', 'atoll' ) );
	}

	public static function nonce( int $entry ): string {
		return "atoll_edit_{$entry}";
	}

	public function isRequested(): bool {
		return '1' === $this->request->query( self::PARAMETER );
	}

	public function isRefused(): bool {
		return $this->posted->isRefused();
	}

	public function enqueue(): void {
		wp_enqueue_style( FormStyles::ALL );
		$this->script->enqueueStyle();
	}

	/** Runs before any output. */
	public function respond( ?Entry $entry ): void {
		if ( null === $entry || ! $this->isRequested() ) {
			return;
		}
		if ( ! current_user_can( Capabilities::EDIT_ENTRIES ) ) {
			wp_die(
				esc_html__( 'Sorry, you are not allowed to change entries.', 'atoll' ),
				'',
				array( 'response' => 403 )
			);
		}
		$form = $this->texts->formOf( $entry );
		if ( null !== $form && '' !== $this->request->posted( InputNames::ENTRY_VERSION ) ) {
			$this->posted->save( $entry, $form );
		}
	}

	public function render( Entry $entry ): void {
		$form = $this->texts->formOf( $entry );
		// Rejected input is shown again, even if someone has moved the entry to the spam or the trash meanwhile.
		if ( null === $form || ( ! $entry->isActive() && ! $this->isRefused() ) ) {
			$this->printUnchangeable( $entry );
			return;
		}
		// Escaped where it is built.
		echo $this->form->render( $form, $entry, $this->posted->edit( $entry, $form ) );
	}

	private function printUnchangeable( Entry $entry ): void {
		printf(
			'<p>%s</p><p><a href="%s">%s</a></p>',
			esc_html__(
				'This entry cannot be changed: its form is gone, or it is in the trash or among the spam.',
				'atoll'
			),
			esc_url( AdminMenu::entry( $entry->id ) ),
			esc_html__( '← Back to the entry', 'atoll' )
		);
	}
}
