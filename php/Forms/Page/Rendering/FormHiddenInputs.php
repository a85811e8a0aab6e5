<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Rendering;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Page\Posting\EncryptedPasswords;
use Atoll\Forms\Page\Posting\SubmissionOwner;
use Atoll\Forms\Spam\FormToken;

/** Hidden inputs that a form sends along: whose it is, when it was printed, and what it goes on from. */
final class FormHiddenInputs {

	/** @param \Closure(): EncryptedPasswords $passwords Made for a form that is shown again. */
	public function __construct(
		private SubmissionOwner $owners,
		private FormToken $token,
		private \Closure $passwords,
	) {}

	/**
	 * @param DisplayedAnswers|null $displayed Null where nobody has touched the form.
	 * @param string                $prefix    What its ids begin with: which of several is sent.
	 * @return array<string, string|list<string>> By name; several of one name as a list.
	 */
	public function of(
		Form $form,
		?DisplayedAnswers $displayed,
		string $prefix = FormRenderContext::ID_PREFIX
	): array {
		return $this->owners->hiddenInputs()
			+ ( FormRenderContext::ID_PREFIX === $prefix ? array() : array( InputNames::PLACE => $prefix ) )
			+ $this->posted( $form, $displayed )
			+ ( $displayed->resumed->hidden ?? array() )
			+ array( FormToken::NAME => $this->token->of( $form->id() ) );
	}

	/**
	 * What was typed into secret fields, and the key of this filling: its files belong to it. One that was emptied
	 * stays so, whatever the form was opened with.
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
