<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions;

use Atoll\Engine\Contract\Contract;
use Atoll\Platform\PluginPaths;
use Atoll\Platform\SiteLanguage;

/**
 * The contract in the language that pages have at this moment; a request may switch languages. It is loaded when a form
 * is first needed, because it holds translated messages, and WordPress loads translations late. Definitions are stored
 * for every visitor, so they never use the language that an editor has chosen for wp-admin alone.
 */
final class ContractInLanguage {

	/** @var array<string, Contract> Contracts by locale. */
	private array $contracts = array();

	public function __construct( private PluginPaths $paths, private ThirdPartyKinds $kinds ) {}

	public function now(): Contract {
		return $this->contracts[ get_locale() ] ??= SiteLanguage::inPages(
			fn(): Contract => $this->kinds->in(
				Contract::load( $this->paths->plugin( 'build/contract.php' ), get_locale() )
					->inOrder( Collation::comparator( get_locale() ) )
			)
		);
	}
}
