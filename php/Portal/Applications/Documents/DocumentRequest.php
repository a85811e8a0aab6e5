<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Documents;

use Atoll\Engine\FormAnswers\FileAnswer;

/** A document that the broker asks the client for. Times are UTC, `Y-m-d H:i:s`. */
final class DocumentRequest {

	public const OPEN      = 'open';
	public const RECEIVED  = 'received';
	public const WITHDRAWN = 'withdrawn';

	/**
	 * @param string           $title Such as "Two recent payslips".
	 * @param string           $note  Instructions for the client; plain text, may have several lines or be empty.
	 * @param string           $state open, received or withdrawn.
	 * @param list<FileAnswer> $files The files that were sent.
	 * @param int              $by    Id of the user who asked for the document.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $entryId,
		public readonly string $title,
		public readonly string $note,
		public readonly string $state,
		public readonly string $dateRequested,
		public readonly array $files = array(),
		public readonly int $by = 0,
	) {}

	public function isOpen(): bool {
		return self::OPEN === $this->state;
	}
}
