<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Submission\Submission;

/** Draft-related inputs of a submission. */
final class DraftRequest {

	/** An unguessable id: at least 128 bits, as letters and digits in any encoding. */
	private const TAB = '/^\w{32,64}$/D';

	/**
	 * @param int|null $version Version of the draft that the client has seen; null if unknown: then any is replaced.
	 * @param string   $tab     Random id of the page that sent the submission; empty for none.
	 */
	private function __construct(
		public readonly string $token,
		public readonly ?int $version,
		public readonly int $page,
		public readonly string $tab,
	) {}

	public static function of( Form $form, Submission $submission ): self {
		$version = self::text( $submission, InputNames::DRAFT_VERSION );
		$tab     = self::text( $submission, InputNames::TAB );
		$page    = self::text( $submission, InputNames::PAGE );
		// Gravity Forms counts pages from 1, and its forms and REST clients use different names for them.
		$page = '' !== $page
			? (int) $page
			: (int) (
				self::text( $submission, 'gform_source_page_number_' . $form->id() )
					?: self::text( $submission, 'source_page' )
			) - 1;
		return new self(
			self::text( $submission, InputNames::DRAFT ),
			ctype_digit( $version ) ? (int) $version : null,
			max( 0, min( $form->pages() - 1, $page ) ),
			1 === preg_match( self::TAB, $tab ) ? $tab : ''
		);
	}

	/** Reads the inputs of a save. Kept apart from a newer version, it makes another draft, so the token is dropped. */
	public static function ofSave( Form $form, Submission $submission ): self {
		$isApart = self::text( $submission, InputNames::APART ) === self::text( $submission, InputNames::DRAFT );
		return self::of(
			$form,
			$isApart
				? $submission->with( array( InputNames::DRAFT => '', InputNames::DRAFT_VERSION => '' ) )
				: $submission
		);
	}

	/** Whether the answers are to be saved for later instead of sent. */
	public static function isSave( Submission $submission ): bool {
		return ! in_array( self::text( $submission, InputNames::SAVE ), array( '', '0', 'false' ), true );
	}

	/** Returns the hash of the tab's id for the database; empty without a tab. */
	public function tabHash(): string {
		return '' === $this->tab ? '' : hash( 'sha256', $this->tab );
	}

	private static function text( Submission $submission, string $name ): string {
		$value = $submission->inputs[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}
}
