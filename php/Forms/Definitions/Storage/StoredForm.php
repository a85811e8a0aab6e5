<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Engine\Definition\Form;

/** A form as it is stored, in any state. */
final class StoredForm {

	/**
	 * @param string    $status      The post status: publish, draft, trash …
	 * @param bool      $hasPassword Whether its editor chose “Password protected”; visitors are never asked for it.
	 * @param Form|null $form        Null if no usable definition could be made.
	 */
	public function __construct(
		public readonly int $number,
		public readonly int $postId,
		public readonly string $status,
		public readonly bool $hasPassword,
		public readonly ?Form $form,
	) {}

	public function isOpen(): bool {
		return null !== $this->whenOpen();
	}

	/** Returns the form if visitors may fill it in. */
	public function whenOpen(): ?Form {
		return 'publish' === $this->status && ! $this->hasPassword ? $this->form : null;
	}
}
