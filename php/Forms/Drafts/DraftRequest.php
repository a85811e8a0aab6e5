<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Submission\Submission;

/** What a submission says about the draft it belongs to. */
final class DraftRequest {

	/** What nobody can guess: 128 bits and more, in whatever letters and digits. */
	private const TAB = '/^\w{32,64}$/D';

	/**
	 * @param int|null $version Which save the client has seen; null when it does not say: then any is replaced.
	 * @param string   $tab     Random id of the page that it is sent from; empty for none.
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
		// Gravity Forms counts pages from 1; its forms and its REST clients send them by different names.
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

	/** The same where it is to be saved: beside a newer version it is another draft, whose token it does not have. */
	public static function ofSave( Form $form, Submission $submission ): self {
		$isApart = self::text( $submission, InputNames::APART ) === self::text( $submission, InputNames::DRAFT );
		return self::of(
			$form,
			$isApart
				? $submission->with( array( InputNames::DRAFT => '', InputNames::DRAFT_VERSION => '' ) )
				: $submission
		);
	}

	/** Whether the answers are to be kept for later instead of being sent. */
	public static function isSave( Submission $submission ): bool {
		return ! in_array( self::text( $submission, InputNames::SAVE ), array( '', '0', 'false' ), true );
	}

	/** What the database stores of the tab; empty where there is none. */
	public function tabHash(): string {
		return '' === $this->tab ? '' : hash( 'sha256', $this->tab );
	}

	private static function text( Submission $submission, string $name ): string {
		$value = $submission->inputs[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}
}
