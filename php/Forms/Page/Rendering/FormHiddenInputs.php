<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Rendering;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Page\Posting\EncryptedPasswords;
use Atoll\Forms\Page\Posting\SubmissionOwner;
use Atoll\Forms\Spam\FormToken;
use Atoll\Platform\Services\Lazy;

/** Hidden inputs of a form: its owner, when it was printed, and what it continues. */
final class FormHiddenInputs {

	/** @param \Closure(): EncryptedPasswords $passwords Called for a form that is shown again. */
	public function __construct(
		private SubmissionOwner $owners,
		private FormToken $token,
		#[Lazy( EncryptedPasswords::class )] private \Closure $passwords,
	) {}

	/**
	 * @param DisplayedAnswers|null $displayed Null if nobody has touched the form.
	 * @param string                $prefix    Prefix of its element ids: says which of several instances is sent.
	 * @return array<string, string|list<string>> By name; several inputs of one name as a list.
	 */
	public function build(
		Form $form,
		?DisplayedAnswers $displayed,
		string $prefix = FormRenderContext::ID_PREFIX
	): array {
		return $this->owners->hiddenInputs()
			+ ( FormRenderContext::ID_PREFIX === $prefix ? array() : array( InputNames::PLACE => $prefix ) )
			+ $this->posted( $form, $displayed )
			+ ( $displayed->resumed->hidden ?? array() )
			+ array( FormToken::NAME => $this->token->issue( $form->id() ) );
	}

	/**
	 * Returns the values of secret fields, and the key of this form visit, to which its files belong. A key that was
	 * emptied stays empty, whatever the form was opened with.
	 *
	 * @return array<string, string>
	 */
	private function posted( Form $form, ?DisplayedAnswers $displayed ): array {
		$submitted = $displayed?->state?->submitted;
		return null === $submitted
			? array()
			: ( $this->passwords )()->hiddenInputs( $form, $submitted->typed )
				+ array( InputNames::KEY => $submitted->uniqueId );
	}
}
