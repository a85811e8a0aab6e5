<?php

declare( strict_types=1 );

namespace Atoll\Portal\Post;

/** It was done, and what came of it is a file. The browser saves it and keeps the page. */
final class File {

	/**
	 * @param string           $name  Plain letters, with its ending: `banksia-finance-data.csv`.
	 * @param string           $type  Media type.
	 * @param iterable<string> $parts Sent one after another, so that no large file is ever held whole.
	 */
	public function __construct( public readonly string $name, public readonly string $type, public readonly iterable $parts ) {}
}
