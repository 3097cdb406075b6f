/** What may stand in an invoice or credit note of UBL 2.1, taken from the schemas of OASIS by `npm run conformance -- schemas`. */
import type { SchemaTable } from './table.ts';

export const UBL_TABLE: SchemaTable = {
  elements: {
    Address: `
      cac:Address cac:ApplicableAddress cac:ApplicableTerritoryAddress cac:DeliveryAddress cac:DespatchAddress
      cac:JurisdictionRegionAddress cac:LocationAddress cac:OriginAddress cac:PostalAddress cac:RegistrationAddress
      cac:ResidenceAddress cac:ReturnAddress`,
    AddressLine: 'cac:AddressLine',
    AirTransport: 'cac:AirTransport',
    AllowanceCharge: `
      cac:AllowanceCharge cac:ExtraAllowanceCharge cac:FreightAllowanceCharge cac:ServiceAllowanceCharge`,
    Amount: `
      cbc:AllowanceTotalAmount cbc:Amount cbc:BaseAmount cbc:ChargeTotalAmount cbc:CorporateStockAmount
      cbc:DeclaredCustomsValueAmount cbc:DeclaredForCarriageValueAmount cbc:DeclaredStatisticsValueAmount
      cbc:FreeOnBoardValueAmount cbc:InsurancePremiumAmount cbc:InsuranceValueAmount cbc:LineExtensionAmount cbc:MaximumPaidAmount
      cbc:PaidAmount cbc:PayableAlternativeAmount cbc:PayableAmount cbc:PayableRoundingAmount cbc:PenaltyAmount cbc:PerUnitAmount
      cbc:PrepaidAmount cbc:PriceAmount cbc:RoundingAmount cbc:SettlementDiscountAmount cbc:TaxAmount cbc:TaxExclusiveAmount
      cbc:TaxInclusiveAmount cbc:TaxableAmount cbc:TotalInvoiceAmount cbc:TransactionCurrencyTaxAmount cbc:ValueAmount`,
    Attachment: 'cac:Attachment cac:DigitalSignatureAttachment',
    BillingReference: 'cac:BillingReference',
    BillingReferenceLine: 'cac:BillingReferenceLine',
    Branch: 'cac:FinancialInstitutionBranch',
    CardAccount: 'cac:CardAccount',
    Certificate: 'cac:Certificate',
    Clause: 'cac:Clause',
    CommodityClassification: `
      cac:CommodityClassification cac:SupportedCommodityClassification cac:UnsupportedCommodityClassification`,
    Communication: 'cac:OtherCommunication',
    Condition: 'cac:Condition',
    Consignment: 'cac:ChildConsignment cac:Consignment',
    Contact: `
      cac:AccountingContact cac:BuyerContact cac:Contact cac:DeliveryContact cac:DespatchContact cac:SellerContact`,
    Contract: 'cac:ForeignExchangeContract cac:TransportContract',
    CopyIndicator: `
      cbc:AnimalFoodApprovedIndicator cbc:AnimalFoodIndicator cbc:BulkCargoIndicator cbc:CatalogueIndicator cbc:ChargeIndicator
      cbc:CompletionIndicator cbc:ConsolidatableIndicator cbc:ContainerizedIndicator cbc:CopyIndicator
      cbc:CustomsImportClassifiedIndicator cbc:DangerousGoodsApprovedIndicator cbc:FreeOfChargeIndicator
      cbc:FullyPaidSharesIndicator cbc:GeneralCargoIndicator cbc:HazardousRiskIndicator cbc:HumanFoodApprovedIndicator
      cbc:HumanFoodIndicator cbc:IndicationIndicator cbc:LegalStatusIndicator cbc:LivestockIndicator cbc:MarkAttentionIndicator
      cbc:MarkCareIndicator cbc:OnCarriageIndicator cbc:PowerIndicator cbc:PreCarriageIndicator cbc:PrepaidIndicator
      cbc:RefrigeratedIndicator cbc:RefrigerationOnIndicator cbc:ReturnabilityIndicator cbc:ReturnableMaterialIndicator
      cbc:SoleProprietorshipIndicator cbc:SpecialSecurityIndicator cbc:SplitConsignmentIndicator cbc:TaxEvidenceIndicator
      cbc:TaxIncludedIndicator cbc:ThirdPartyPayerIndicator`,
    CorporateRegistrationScheme: 'cac:CorporateRegistrationScheme',
    Country: `
      cac:Country cac:ExportCountry cac:FinalDestinationCountry cac:OriginCountry cac:OriginalDepartureCountry cac:TransitCountry`,
    CreditAccount: 'cac:CreditAccount',
    CreditNote: 'CreditNote',
    CreditNoteLine: 'cac:CreditNoteLine cac:SubCreditNoteLine',
    CustomerParty: 'cac:AccountingCustomerParty cac:BuyerCustomerParty',
    CustomsDeclaration: 'cac:CustomsDeclaration',
    Date: `
      cbc:ActualDeliveryDate cbc:ActualDespatchDate cbc:ActualPickupDate cbc:BestBeforeDate cbc:BirthDate cbc:Date cbc:DueDate
      cbc:EarliestPickupDate cbc:EffectiveDate cbc:EndDate cbc:EstimatedDeliveryDate cbc:EstimatedDespatchDate cbc:ExpiryDate
      cbc:GuaranteedDespatchDate cbc:InstallmentDueDate cbc:IssueDate cbc:LatestDeliveryDate cbc:LatestPickupDate
      cbc:ManufactureDate cbc:NominationDate cbc:OccurrenceDate cbc:PaidDate cbc:PaymentDueDate cbc:ReceivedDate cbc:ReferenceDate
      cbc:RegistrationDate cbc:RegistrationExpirationDate cbc:RequestedDespatchDate cbc:RequiredDeliveryDate cbc:StartDate
      cbc:TaxPointDate cbc:ValidationDate cbc:ValidityStartDate`,
    Delivery: 'cac:ContractualDelivery cac:Delivery',
    DeliveryTerms: 'cac:DeliveryTerms',
    DeliveryUnit: 'cac:DeliveryUnit cac:MaximumDeliveryUnit cac:MinimumDeliveryUnit',
    DependentPriceReference: 'cac:DependentPriceReference',
    Despatch: 'cac:Despatch',
    DespatchLine: 'cac:HandlingUnitDespatchLine',
    Dimension: `
      cac:Dimension cac:FloorSpaceMeasurementDimension cac:MeasurementDimension cac:PalletSpaceMeasurementDimension
      cac:RangeDimension cac:TotalCapacityDimension`,
    DocumentReference: `
      cac:AdditionalDocumentReference cac:CatalogueDocumentReference cac:ContractDocumentReference cac:CreditNoteDocumentReference
      cac:DebitNoteDocumentReference cac:DespatchDocumentReference cac:DocumentReference cac:IdentityDocumentReference
      cac:InvoiceDocumentReference cac:ItemSpecificationDocumentReference cac:MandateDocumentReference
      cac:OriginalDocumentReference cac:OriginatorDocumentReference cac:ReceiptDocumentReference
      cac:RegistryCertificateDocumentReference cac:ReminderDocumentReference cac:SelfBilledCreditNoteDocumentReference
      cac:SelfBilledInvoiceDocumentReference cac:ShipmentDocumentReference cac:StatementDocumentReference
      cac:WorkOrderDocumentReference`,
    EmbeddedDocumentBinaryObject: 'cbc:EmbeddedDocumentBinaryObject',
    EmissionCalculationMethod: 'cac:EmissionCalculationMethod',
    EndTime: `
      cbc:ActualDeliveryTime cbc:ActualDespatchTime cbc:ActualPickupTime cbc:EarliestPickupTime cbc:EffectiveTime cbc:EndTime
      cbc:EstimatedDeliveryTime cbc:EstimatedDespatchTime cbc:ExpiryTime cbc:GuaranteedDespatchTime cbc:IssueTime
      cbc:LatestDeliveryTime cbc:LatestPickupTime cbc:ManufactureTime cbc:NominationTime cbc:OccurrenceTime cbc:PaidTime
      cbc:ReferenceTime cbc:RequestedDespatchTime cbc:RequiredDeliveryTime cbc:StartTime cbc:ValidationTime`,
    EnvironmentalEmission: 'cac:EnvironmentalEmission',
    ExchangeRate: `
      cac:ExchangeRate cac:PaymentAlternativeExchangeRate cac:PaymentExchangeRate cac:PricingExchangeRate cac:TaxExchangeRate`,
    ExtensionContent: 'ext:ExtensionContent',
    ExternalReference: 'cac:ExternalReference',
    FinancialAccount: `
      cac:FinancialAccount cac:FinancingFinancialAccount cac:PayeeFinancialAccount cac:PayerFinancialAccount`,
    FinancialInstitution: 'cac:FinancialInstitution',
    GoodsItem: 'cac:ContainedGoodsItem cac:GoodsItem',
    GoodsItemContainer: 'cac:GoodsItemContainer',
    HazardousGoodsTransit: 'cac:HazardousGoodsTransit',
    HazardousItem: 'cac:HazardousItem',
    ID: `
      cbc:AccountID cbc:AdditionalAccountID cbc:AircraftID cbc:AttributeID cbc:BarcodeSymbologyID cbc:BrokerAssignedID cbc:CV2ID
      cbc:CarrierAssignedID cbc:ChipApplicationID cbc:CompanyID cbc:ConsigneeAssignedID cbc:ConsignorAssignedID
      cbc:ContractedCarrierAssignedID cbc:CustomerAssignedAccountID cbc:CustomizationID cbc:EndpointID cbc:ExchangeMarketID
      cbc:ExtendedID cbc:FreightForwarderAssignedID cbc:HazardClassID cbc:ID cbc:IdentificationID cbc:InformationURI
      cbc:InstructionID cbc:IssueNumberID cbc:IssuerID cbc:JourneyID cbc:LanguageID cbc:LicensePlateID cbc:LineID
      cbc:LoadingSequenceID cbc:LocationID cbc:LogoReferenceID cbc:LotNumberID cbc:LowerOrangeHazardPlacardID cbc:MarkingID
      cbc:NationalityID cbc:NetworkID cbc:PaymentID cbc:PaymentMeansID cbc:PaymentTermsDetailsURI cbc:PerformingCarrierAssignedID
      cbc:PrepaidPaymentReferenceID cbc:PrimaryAccountNumberID cbc:ProductTraceID cbc:ProfileExecutionID cbc:ProfileID
      cbc:RadioCallSignID cbc:RailCarID cbc:ReferenceID cbc:ReferencedConsignmentID cbc:RegistrationID
      cbc:RegistrationNationalityID cbc:ReleaseID cbc:RequiredCustomsID cbc:SalesOrderID cbc:SalesOrderLineID cbc:SequenceID
      cbc:SequenceNumberID cbc:SerialID cbc:SignatureID cbc:SuccessiveSequenceID cbc:SupplierAssignedAccountID cbc:TraceID
      cbc:TrackingID cbc:TrainID cbc:TransportationServiceDetailsURI cbc:UBLVersionID cbc:URI cbc:UUID
      cbc:UpperOrangeHazardPlacardID cbc:ValidatorID cbc:VersionID cbc:VesselID cbc:WebsiteURI ext:ExtensionAgencyID
      ext:ExtensionAgencyURI ext:ExtensionURI ext:ExtensionVersionID`,
    Invoice: 'Invoice',
    InvoiceLine: 'cac:InvoiceLine cac:SubInvoiceLine',
    Item: 'cac:Item',
    ItemIdentification: `
      cac:AdditionalItemIdentification cac:BuyersItemIdentification cac:CatalogueItemIdentification
      cac:ManufacturersItemIdentification cac:SellersItemIdentification cac:StandardItemIdentification`,
    ItemInstance: 'cac:ItemInstance',
    ItemLocationQuantity: 'cac:OriginalItemLocationQuantity',
    ItemProperty: 'cac:AdditionalItemProperty',
    ItemPropertyGroup: 'cac:ItemPropertyGroup',
    ItemPropertyRange: 'cac:ItemPropertyRange',
    Language: 'cac:Language',
    Line: `
      cbc:AccountingCost cbc:AdditionalInformation cbc:AdditionalStreetName cbc:AliasName cbc:AllowanceChargeReason
      cbc:BackorderReason cbc:BirthplaceName cbc:BlockName cbc:BrandName cbc:BuildingName cbc:BuildingNumber cbc:BuyerReference
      cbc:CanonicalizationMethod cbc:CarrierServiceInstructions cbc:CategoryName cbc:CertificateType cbc:Channel
      cbc:Characteristics cbc:CityName cbc:CitySubdivisionName cbc:CompanyLegalForm cbc:Condition cbc:Conditions cbc:Content
      cbc:ContractType cbc:CountrySubentity cbc:CustomerReference cbc:CustomsClearanceServiceInstructions cbc:DamageRemarks
      cbc:DataSendingCapability cbc:DeliveryInstructions cbc:DemurrageInstructions cbc:Department cbc:Description cbc:District
      cbc:DocumentDescription cbc:DocumentHash cbc:DocumentType cbc:ElectronicMail cbc:ExemptionReason cbc:Extension cbc:FamilyName
      cbc:FileName cbc:FirstName cbc:Floor cbc:ForwarderServiceInstructions cbc:HandlingInstructions cbc:HashAlgorithmMethod
      cbc:HaulageInstructions cbc:HolderName cbc:Information cbc:InhouseMail cbc:InstructionNote cbc:Instructions
      cbc:InvoicingPartyReference cbc:JobTitle cbc:Keyword cbc:Line cbc:ListValue cbc:Location cbc:LossRisk cbc:MarkAttention
      cbc:MarkCare cbc:MaximumValue cbc:MiddleName cbc:MinimumValue cbc:ModelName cbc:Name cbc:NameSuffix cbc:Note
      cbc:OrganizationDepartment cbc:OtherName cbc:OutstandingReason cbc:PackingMaterial cbc:PaymentNote cbc:PlacardEndorsement
      cbc:PlacardNotation cbc:PlotIdentification cbc:PostalZone cbc:Postbox cbc:PriceChangeReason cbc:PriceType cbc:Priority
      cbc:Reference cbc:Region cbc:RegistrationName cbc:RegistrationNationality cbc:RejectReason cbc:Remarks cbc:Room
      cbc:SealingPartyType cbc:ServiceType cbc:ShippingMarks cbc:ShipsRequirements cbc:SignatureMethod cbc:SpecialInstructions
      cbc:SpecialServiceInstructions cbc:SpecialTerms cbc:SpecialTransportRequirements cbc:StatusReason cbc:StreetName
      cbc:SummaryDescription cbc:TariffDescription cbc:TaxExemptionReason cbc:TechnicalName cbc:Telefax cbc:Telephone
      cbc:TestMethod cbc:Text cbc:TierRange cbc:TimezoneOffset cbc:TimingComplaint cbc:Title cbc:TradingRestrictions
      cbc:TransportationServiceDescription cbc:ValidateProcess cbc:ValidateTool cbc:ValidateToolVersion cbc:Value
      cbc:ValueQualifier cbc:VesselName cbc:WorkPhase cbc:XPath ext:ExtensionAgencyName ext:ExtensionReason`,
    LineReference: 'cac:DependentLineReference cac:DespatchLineReference cac:ReceiptLineReference',
    Location: `
      cac:AlternativeDeliveryLocation cac:DeliveryLocation cac:DespatchLocation cac:FirstArrivalPortLocation
      cac:FreightChargeLocation cac:LastExitPortLocation cac:LoadingLocation cac:LoadingPortLocation cac:Location
      cac:MeasurementFromLocation cac:MeasurementToLocation cac:PhysicalLocation cac:PickupLocation cac:RegistryPortLocation
      cac:StorageLocation cac:SubsidiaryLocation cac:TransshipPortLocation cac:UnloadingLocation cac:UnloadingPortLocation`,
    LocationCoordinate: 'cac:LocationCoordinate',
    LotIdentification: 'cac:LotIdentification',
    MaritimeTransport: 'cac:MaritimeTransport',
    Measure: `
      cbc:AltitudeMeasure cbc:BaseUnitMeasure cbc:ChargeableWeightMeasure cbc:DurationMeasure cbc:GrossTonnageMeasure
      cbc:GrossVolumeMeasure cbc:GrossWeightMeasure cbc:LatitudeDegreesMeasure cbc:LatitudeMinutesMeasure cbc:LeadTimeMeasure
      cbc:LoadingLengthMeasure cbc:LongitudeDegreesMeasure cbc:LongitudeMinutesMeasure cbc:MaximumMeasure cbc:Measure
      cbc:MinimumMeasure cbc:NetNetWeightMeasure cbc:NetTonnageMeasure cbc:NetVolumeMeasure cbc:NetWeightMeasure
      cbc:TareWeightMeasure cbc:ValueMeasure`,
    MimeCode: `
      cbc:AccountFormatCode cbc:AccountTypeCode cbc:AccountingCostCode cbc:ActionCode cbc:AddressFormatCode cbc:AddressTypeCode
      cbc:AllowanceChargeReasonCode cbc:CalculationMethodCode cbc:CardChipCode cbc:CardTypeCode cbc:CargoTypeCode
      cbc:CertificateTypeCode cbc:ChannelCode cbc:CharacterSetCode cbc:CommodityCode cbc:CompanyLegalFormCode
      cbc:CompanyLiquidationStatusCode cbc:ConditionCode cbc:ContractTypeCode cbc:CoordinateSystemCode
      cbc:CorporateRegistrationTypeCode cbc:CountrySubentityCode cbc:CreditNoteTypeCode cbc:CurrencyCode cbc:CustomsStatusCode
      cbc:DescriptionCode cbc:DirectionCode cbc:DispositionCode cbc:DocumentCurrencyCode cbc:DocumentStatusCode
      cbc:DocumentTypeCode cbc:EmergencyProceduresCode cbc:EncodingCode cbc:EnvironmentalEmissionTypeCode cbc:ExemptionReasonCode
      cbc:FinancingInstrumentCode cbc:FormatCode cbc:FreightRateClassCode cbc:FullnessIndicationCode cbc:GenderCode
      cbc:HandlingCode cbc:HazardousCategoryCode cbc:HazardousRegulationCode cbc:IdentificationCode cbc:ImportanceCode
      cbc:IndustryClassificationCode cbc:InhalationToxicityZoneCode cbc:InvoiceTypeCode cbc:ItemClassificationCode
      cbc:LatitudeDirectionCode cbc:LineStatusCode cbc:LocaleCode cbc:LocationTypeCode cbc:LongitudeDirectionCode
      cbc:LossRiskResponsibilityCode cbc:MandateTypeCode cbc:MathematicOperatorCode cbc:MedicalFirstAidGuideCode cbc:MimeCode
      cbc:NameCode cbc:NatureCode cbc:OrderTypeCode cbc:OwnerTypeCode cbc:PackageLevelCode cbc:PackagingTypeCode
      cbc:PackingCriteriaCode cbc:PaymentAlternativeCurrencyCode cbc:PaymentChannelCode cbc:PaymentCurrencyCode
      cbc:PaymentMeansCode cbc:PaymentPurposeCode cbc:PositionCode cbc:PreferenceCriterionCode cbc:PriceTypeCode
      cbc:PricingCurrencyCode cbc:ProviderTypeCode cbc:QuantityDiscrepancyCode cbc:ReferenceEventCode cbc:RejectActionCode
      cbc:RejectReasonCode cbc:ResponseCode cbc:SealIssuerTypeCode cbc:SealStatusCode cbc:ServiceTypeCode
      cbc:ShippingPriorityLevelCode cbc:ShortageActionCode cbc:SizeTypeCode cbc:SourceCurrencyCode cbc:StatusCode
      cbc:StatusReasonCode cbc:TargetCurrencyCode cbc:TariffClassCode cbc:TariffCode cbc:TaxCurrencyCode cbc:TaxExemptionReasonCode
      cbc:TaxLevelCode cbc:TaxTypeCode cbc:TimingComplaintCode cbc:TrackingDeviceCode cbc:TradeServiceCode cbc:TransitDirectionCode
      cbc:TransportAuthorizationCode cbc:TransportEmergencyCardCode cbc:TransportEquipmentTypeCode cbc:TransportEventTypeCode
      cbc:TransportHandlingUnitTypeCode cbc:TransportMeansTypeCode cbc:TransportModeCode cbc:TransportServiceCode cbc:UNDGCode
      cbc:ValidationResultCode cbc:WeekDayCode cbc:WorkPhaseCode ext:ExtensionReasonCode`,
    MonetaryTotal: 'cac:LegalMonetaryTotal',
    OrderLineReference: 'cac:OrderLineReference',
    OrderReference: 'cac:OrderReference',
    Package: 'cac:ActualPackage cac:ContainedPackage cac:ContainingPackage cac:Package',
    Party: `
      cac:AgentParty cac:BillOfLadingHolderParty cac:CarrierParty cac:ConsigneeParty cac:ConsignorParty cac:ContactParty
      cac:CustomsAgentParty cac:DeliveryParty cac:DespatchParty cac:ExporterParty cac:FinalDeliveryParty cac:FinancingParty
      cac:FreightForwarderParty cac:HazardousItemNotificationParty cac:HeadOfficeParty cac:ImporterParty
      cac:InformationContentProviderParty cac:InsuranceParty cac:IssuerParty cac:LoadingProofParty cac:LogisticsOperatorParty
      cac:ManufacturerParty cac:MortgageHolderParty cac:NotaryParty cac:NotifyParty cac:OperatingParty cac:OriginalDespatchParty
      cac:OriginatorParty cac:OwnerParty cac:Party cac:PayeeParty cac:PayerParty cac:PerformingCarrierParty cac:PickupParty
      cac:ProviderParty cac:ResponsibleTransportServiceProviderParty cac:SignatoryParty cac:SubstituteCarrierParty
      cac:TaxRepresentativeParty cac:TerminalOperatorParty cac:TransportAdvisorParty cac:WitnessParty`,
    PartyIdentification: 'cac:PartyIdentification',
    PartyLegalEntity: 'cac:PartyLegalEntity',
    PartyName: 'cac:PartyName',
    PartyTaxScheme: 'cac:PartyTaxScheme',
    Payment: 'cac:PrepaidPayment',
    PaymentMandate: 'cac:PaymentMandate',
    PaymentMeans: 'cac:PaymentMeans',
    PaymentTerms: `
      cac:CollectPaymentTerms cac:DisbursementPaymentTerms cac:PaymentTerms cac:PrepaidPaymentTerms`,
    Percent: `
      cbc:AirFlowPercent cbc:CalculationRate cbc:CalculationSequenceNumeric cbc:HumidityPercent cbc:LineCountNumeric
      cbc:MaximumPaymentInstructionsNumeric cbc:MultiplierFactorNumeric cbc:OrderableUnitFactorRate cbc:PackSizeNumeric
      cbc:PartecipationPercent cbc:PaymentPercent cbc:PenaltySurchargePercent cbc:Percent cbc:ProgressPercent
      cbc:ReliabilityPercent cbc:SequenceNumeric cbc:SettlementDiscountPercent cbc:SourceCurrencyBaseRate
      cbc:TargetCurrencyBaseRate cbc:TierRatePercent`,
    Period: `
      cac:EstimatedDeliveryPeriod cac:EstimatedDespatchPeriod cac:EstimatedDurationPeriod cac:EstimatedTransitPeriod
      cac:InvoicePeriod cac:NominationPeriod cac:PaymentReversalPeriod cac:PenaltyPeriod cac:Period cac:PromisedDeliveryPeriod
      cac:RequestedDeliveryPeriod cac:RequestedDespatchPeriod cac:SettlementPeriod cac:TransitPeriod cac:UsabilityPeriod
      cac:ValidityPeriod`,
    Person: `
      cac:CrewMemberPerson cac:DriverPerson cac:MasterPerson cac:PassengerPerson cac:Person cac:ReportingPerson
      cac:SecurityOfficerPerson cac:ShipsSurgeonPerson`,
    PhysicalAttribute: 'cac:PhysicalAttribute',
    Pickup: 'cac:Pickup',
    PowerOfAttorney: 'cac:PowerOfAttorney',
    Price: 'cac:AlternativeConditionPrice cac:Price',
    PriceExtension: 'cac:ItemPriceExtension',
    PriceList: 'cac:PreviousPriceList cac:PriceList',
    PricingReference: 'cac:PricingReference',
    ProjectReference: 'cac:ProjectReference',
    Quantity: `
      cbc:BackorderQuantity cbc:BaseQuantity cbc:BatchQuantity cbc:ChargeableQuantity cbc:ChildConsignmentQuantity
      cbc:ConsignmentQuantity cbc:ConsumerUnitQuantity cbc:CreditedQuantity cbc:CrewQuantity cbc:CustomsTariffQuantity
      cbc:DeliveredQuantity cbc:InvoicedQuantity cbc:MaximumQuantity cbc:MinimumQuantity cbc:OutstandingQuantity
      cbc:OversupplyQuantity cbc:PackQuantity cbc:PassengerQuantity cbc:Quantity cbc:ReceivedQuantity cbc:RejectedQuantity
      cbc:ReturnableQuantity cbc:ShortQuantity cbc:TotalGoodsItemQuantity cbc:TotalPackageQuantity cbc:TotalPackagesQuantity
      cbc:TotalTransportHandlingUnitQuantity cbc:ValueQuantity`,
    RailTransport: 'cac:RailTransport',
    ReceiptLine: 'cac:ReceivedHandlingUnitReceiptLine',
    Response: 'cac:DiscrepancyResponse',
    ResultOfVerification: 'cac:ResultOfVerification',
    RoadTransport: 'cac:RoadTransport',
    SecondaryHazard: 'cac:SecondaryHazard',
    ServiceFrequency: 'cac:ScheduledServiceFrequency',
    ServiceProviderParty: 'cac:ServiceProviderParty',
    ShareholderParty: 'cac:ShareholderParty',
    Shipment: 'cac:ConsolidatedShipment cac:ReferencedShipment cac:ReportedShipment cac:Shipment',
    ShipmentStage: `
      cac:MainCarriageShipmentStage cac:OnCarriageShipmentStage cac:PreCarriageShipmentStage cac:ShipmentStage`,
    Signature: 'cac:Signature',
    Status: 'cac:CurrentStatus cac:Status',
    Stowage: 'cac:Stowage',
    SupplierParty: 'cac:AccountingSupplierParty cac:SellerSupplierParty cac:SupplierParty',
    TaxCategory: 'cac:ApplicableTaxCategory cac:ClassifiedTaxCategory cac:TaxCategory',
    TaxScheme: 'cac:TaxScheme',
    TaxSubtotal: 'cac:TaxSubtotal',
    TaxTotal: 'cac:TaxTotal cac:WithholdingTaxTotal',
    Temperature: `
      cac:AdditionalTemperature cac:EmergencyTemperature cac:FlashpointTemperature cac:MaximumTemperature cac:MinimumTemperature
      cac:Temperature`,
    TradeFinancing: 'cac:TradeFinancing',
    TradingTerms: 'cac:HaulageTradingTerms',
    TransactionConditions: 'cac:TransactionConditions',
    TransportEquipment: `
      cac:AttachedTransportEquipment cac:ContainedInTransportEquipment cac:ContainingTransportEquipment
      cac:SupportedTransportEquipment cac:TransportEquipment cac:UnsupportedTransportEquipment`,
    TransportEquipmentSeal: 'cac:TransportEquipmentSeal',
    TransportEvent: `
      cac:AcceptanceTransportEvent cac:ActualArrivalTransportEvent cac:ActualDepartureTransportEvent cac:ActualPickupTransportEvent
      cac:ActualWaypointTransportEvent cac:AvailabilityTransportEvent cac:DeliveryTransportEvent cac:DetentionTransportEvent
      cac:DischargeTransportEvent cac:DropoffTransportEvent cac:EstimatedArrivalTransportEvent cac:EstimatedDepartureTransportEvent
      cac:ExaminationTransportEvent cac:ExportationTransportEvent cac:HandlingTransportEvent cac:LoadingTransportEvent
      cac:OptionalTakeoverTransportEvent cac:PickupTransportEvent cac:PlannedArrivalTransportEvent
      cac:PlannedDeliveryTransportEvent cac:PlannedDepartureTransportEvent cac:PlannedPickupTransportEvent
      cac:PlannedWaypointTransportEvent cac:PositioningTransportEvent cac:QuarantineTransportEvent cac:ReceiptTransportEvent
      cac:RequestedArrivalTransportEvent cac:RequestedDeliveryTransportEvent cac:RequestedDepartureTransportEvent
      cac:RequestedPickupTransportEvent cac:RequestedWaypointTransportEvent cac:StorageTransportEvent cac:TakeoverTransportEvent
      cac:TransportEvent cac:WarehousingTransportEvent`,
    TransportHandlingUnit: 'cac:PackagedTransportHandlingUnit cac:TransportHandlingUnit',
    TransportMeans: 'cac:ApplicableTransportMeans cac:TransportMeans',
    TransportationService: 'cac:FinalDeliveryTransportationService cac:OriginalDespatchTransportationService',
    UBLExtension: 'ext:UBLExtension',
    UBLExtensions: 'ext:UBLExtensions',
    WorkPhaseReference: 'cac:WorkPhaseReference',
  },
  groups: {
    Invoice: `
      ext:UBLExtensions? cbc:UBLVersionID? cbc:CustomizationID? cbc:ProfileID? cbc:ProfileExecutionID? cbc:ID cbc:CopyIndicator?
      cbc:UUID? cbc:IssueDate cbc:IssueTime? cbc:DueDate? cbc:InvoiceTypeCode? cbc:Note* cbc:TaxPointDate?
      cbc:DocumentCurrencyCode? cbc:TaxCurrencyCode? cbc:PricingCurrencyCode? cbc:PaymentCurrencyCode?
      cbc:PaymentAlternativeCurrencyCode? cbc:AccountingCostCode? cbc:AccountingCost? cbc:LineCountNumeric? cbc:BuyerReference?
      cac:InvoicePeriod* cac:OrderReference? cac:BillingReference* cac:DespatchDocumentReference* cac:ReceiptDocumentReference*
      cac:StatementDocumentReference* cac:OriginatorDocumentReference* cac:ContractDocumentReference*
      cac:AdditionalDocumentReference* cac:ProjectReference* cac:Signature* cac:AccountingSupplierParty cac:AccountingCustomerParty
      cac:PayeeParty? cac:BuyerCustomerParty? cac:SellerSupplierParty? cac:TaxRepresentativeParty? cac:Delivery* cac:DeliveryTerms?
      cac:PaymentMeans* cac:PaymentTerms* cac:PrepaidPayment* cac:AllowanceCharge* cac:TaxExchangeRate? cac:PricingExchangeRate?
      cac:PaymentExchangeRate? cac:PaymentAlternativeExchangeRate? cac:TaxTotal* cac:WithholdingTaxTotal* cac:LegalMonetaryTotal
      cac:InvoiceLine+`,
    UBLExtensions: 'ext:UBLExtension+',
    UBLExtension: `
      cbc:ID? cbc:Name? ext:ExtensionAgencyID? ext:ExtensionAgencyName? ext:ExtensionVersionID? ext:ExtensionAgencyURI?
      ext:ExtensionURI? ext:ExtensionReasonCode? ext:ExtensionReason? ext:ExtensionContent`,
    Period: `
      cbc:StartDate? cbc:StartTime? cbc:EndDate? cbc:EndTime? cbc:DurationMeasure? cbc:DescriptionCode* cbc:Description*`,
    OrderReference: `
      cbc:ID cbc:SalesOrderID? cbc:CopyIndicator? cbc:UUID? cbc:IssueDate? cbc:IssueTime? cbc:CustomerReference? cbc:OrderTypeCode?
      cac:DocumentReference?`,
    DocumentReference: `
      cbc:ID cbc:CopyIndicator? cbc:UUID? cbc:IssueDate? cbc:IssueTime? cbc:DocumentTypeCode? cbc:DocumentType? cbc:XPath*
      cbc:LanguageID? cbc:LocaleCode? cbc:VersionID? cbc:DocumentStatusCode? cbc:DocumentDescription* cac:Attachment?
      cac:ValidityPeriod? cac:IssuerParty? cac:ResultOfVerification?`,
    Attachment: 'cbc:EmbeddedDocumentBinaryObject? cac:ExternalReference?',
    ExternalReference: `
      cbc:URI? cbc:DocumentHash? cbc:HashAlgorithmMethod? cbc:ExpiryDate? cbc:ExpiryTime? cbc:MimeCode? cbc:FormatCode?
      cbc:EncodingCode? cbc:CharacterSetCode? cbc:FileName? cbc:Description*`,
    Party: `
      cbc:MarkCareIndicator? cbc:MarkAttentionIndicator? cbc:WebsiteURI? cbc:LogoReferenceID? cbc:EndpointID?
      cbc:IndustryClassificationCode? cac:PartyIdentification* cac:PartyName* cac:Language? cac:PostalAddress?
      cac:PhysicalLocation? cac:PartyTaxScheme* cac:PartyLegalEntity* cac:Contact? cac:Person* cac:AgentParty?
      cac:ServiceProviderParty* cac:PowerOfAttorney* cac:FinancialAccount?`,
    PartyIdentification: 'cbc:ID',
    PartyName: 'cbc:Name',
    Language: 'cbc:ID? cbc:Name? cbc:LocaleCode?',
    Address: `
      cbc:ID? cbc:AddressTypeCode? cbc:AddressFormatCode? cbc:Postbox? cbc:Floor? cbc:Room? cbc:StreetName?
      cbc:AdditionalStreetName? cbc:BlockName? cbc:BuildingName? cbc:BuildingNumber? cbc:InhouseMail? cbc:Department?
      cbc:MarkAttention? cbc:MarkCare? cbc:PlotIdentification? cbc:CitySubdivisionName? cbc:CityName? cbc:PostalZone?
      cbc:CountrySubentity? cbc:CountrySubentityCode? cbc:Region? cbc:District? cbc:TimezoneOffset? cac:AddressLine* cac:Country?
      cac:LocationCoordinate*`,
    AddressLine: 'cbc:Line',
    Country: 'cbc:IdentificationCode? cbc:Name?',
    LocationCoordinate: `
      cbc:CoordinateSystemCode? cbc:LatitudeDegreesMeasure? cbc:LatitudeMinutesMeasure? cbc:LatitudeDirectionCode?
      cbc:LongitudeDegreesMeasure? cbc:LongitudeMinutesMeasure? cbc:LongitudeDirectionCode? cbc:AltitudeMeasure?`,
    Location: `
      cbc:ID? cbc:Description* cbc:Conditions* cbc:CountrySubentity? cbc:CountrySubentityCode? cbc:LocationTypeCode?
      cbc:InformationURI? cbc:Name? cac:ValidityPeriod* cac:Address? cac:SubsidiaryLocation* cac:LocationCoordinate*`,
    PartyTaxScheme: `
      cbc:RegistrationName? cbc:CompanyID? cbc:TaxLevelCode? cbc:ExemptionReasonCode? cbc:ExemptionReason* cac:RegistrationAddress?
      cac:TaxScheme`,
    TaxScheme: 'cbc:ID? cbc:Name? cbc:TaxTypeCode? cbc:CurrencyCode? cac:JurisdictionRegionAddress*',
    PartyLegalEntity: `
      cbc:RegistrationName? cbc:CompanyID? cbc:RegistrationDate? cbc:RegistrationExpirationDate? cbc:CompanyLegalFormCode?
      cbc:CompanyLegalForm? cbc:SoleProprietorshipIndicator? cbc:CompanyLiquidationStatusCode? cbc:CorporateStockAmount?
      cbc:FullyPaidSharesIndicator? cac:RegistrationAddress? cac:CorporateRegistrationScheme? cac:HeadOfficeParty?
      cac:ShareholderParty*`,
    CorporateRegistrationScheme: `
      cbc:ID? cbc:Name? cbc:CorporateRegistrationTypeCode? cac:JurisdictionRegionAddress*`,
    ShareholderParty: 'cbc:PartecipationPercent? cac:Party?',
    Contact: `
      cbc:ID? cbc:Name? cbc:Telephone? cbc:Telefax? cbc:ElectronicMail? cbc:Note* cac:OtherCommunication*`,
    Communication: 'cbc:ChannelCode? cbc:Channel? cbc:Value?',
    Person: `
      cbc:ID? cbc:FirstName? cbc:FamilyName? cbc:Title? cbc:MiddleName? cbc:OtherName? cbc:NameSuffix? cbc:JobTitle?
      cbc:NationalityID? cbc:GenderCode? cbc:BirthDate? cbc:BirthplaceName? cbc:OrganizationDepartment? cac:Contact?
      cac:FinancialAccount? cac:IdentityDocumentReference* cac:ResidenceAddress?`,
    FinancialAccount: `
      cbc:ID? cbc:Name? cbc:AliasName? cbc:AccountTypeCode? cbc:AccountFormatCode? cbc:CurrencyCode? cbc:PaymentNote*
      cac:FinancialInstitutionBranch? cac:Country?`,
    Branch: 'cbc:ID? cbc:Name? cac:FinancialInstitution? cac:Address?',
    FinancialInstitution: 'cbc:ID? cbc:Name? cac:Address?',
    ServiceProviderParty: 'cbc:ID? cbc:ServiceTypeCode? cbc:ServiceType* cac:Party cac:SellerContact?',
    PowerOfAttorney: `
      cbc:ID? cbc:IssueDate? cbc:IssueTime? cbc:Description* cac:NotaryParty? cac:AgentParty cac:WitnessParty*
      cac:MandateDocumentReference*`,
    ResultOfVerification: `
      cbc:ValidatorID? cbc:ValidationResultCode? cbc:ValidationDate? cbc:ValidationTime? cbc:ValidateProcess? cbc:ValidateTool?
      cbc:ValidateToolVersion? cac:SignatoryParty?`,
    BillingReference: `
      cac:InvoiceDocumentReference? cac:SelfBilledInvoiceDocumentReference? cac:CreditNoteDocumentReference?
      cac:SelfBilledCreditNoteDocumentReference? cac:DebitNoteDocumentReference? cac:ReminderDocumentReference?
      cac:AdditionalDocumentReference? cac:BillingReferenceLine*`,
    BillingReferenceLine: 'cbc:ID cbc:Amount? cac:AllowanceCharge*',
    AllowanceCharge: `
      cbc:ID? cbc:ChargeIndicator cbc:AllowanceChargeReasonCode? cbc:AllowanceChargeReason* cbc:MultiplierFactorNumeric?
      cbc:PrepaidIndicator? cbc:SequenceNumeric? cbc:Amount cbc:BaseAmount? cbc:AccountingCostCode? cbc:AccountingCost?
      cbc:PerUnitAmount? cac:TaxCategory* cac:TaxTotal? cac:PaymentMeans*`,
    TaxCategory: `
      cbc:ID? cbc:Name? cbc:Percent? cbc:BaseUnitMeasure? cbc:PerUnitAmount? cbc:TaxExemptionReasonCode? cbc:TaxExemptionReason*
      cbc:TierRange? cbc:TierRatePercent? cac:TaxScheme`,
    TaxTotal: `
      cbc:TaxAmount cbc:RoundingAmount? cbc:TaxEvidenceIndicator? cbc:TaxIncludedIndicator? cac:TaxSubtotal*`,
    TaxSubtotal: `
      cbc:TaxableAmount? cbc:TaxAmount cbc:CalculationSequenceNumeric? cbc:TransactionCurrencyTaxAmount? cbc:Percent?
      cbc:BaseUnitMeasure? cbc:PerUnitAmount? cbc:TierRange? cbc:TierRatePercent? cac:TaxCategory`,
    PaymentMeans: `
      cbc:ID? cbc:PaymentMeansCode cbc:PaymentDueDate? cbc:PaymentChannelCode? cbc:InstructionID? cbc:InstructionNote*
      cbc:PaymentID* cac:CardAccount? cac:PayerFinancialAccount? cac:PayeeFinancialAccount? cac:CreditAccount? cac:PaymentMandate?
      cac:TradeFinancing?`,
    CardAccount: `
      cbc:PrimaryAccountNumberID cbc:NetworkID cbc:CardTypeCode? cbc:ValidityStartDate? cbc:ExpiryDate? cbc:IssuerID?
      cbc:IssueNumberID? cbc:CV2ID? cbc:CardChipCode? cbc:ChipApplicationID? cbc:HolderName?`,
    CreditAccount: 'cbc:AccountID',
    PaymentMandate: `
      cbc:ID? cbc:MandateTypeCode? cbc:MaximumPaymentInstructionsNumeric? cbc:MaximumPaidAmount? cbc:SignatureID? cac:PayerParty?
      cac:PayerFinancialAccount? cac:ValidityPeriod? cac:PaymentReversalPeriod? cac:Clause*`,
    Clause: 'cbc:ID? cbc:Content*',
    TradeFinancing: `
      cbc:ID? cbc:FinancingInstrumentCode? cac:ContractDocumentReference? cac:DocumentReference* cac:FinancingParty
      cac:FinancingFinancialAccount? cac:Clause*`,
    ProjectReference: 'cbc:ID cbc:UUID? cbc:IssueDate? cac:WorkPhaseReference*',
    WorkPhaseReference: `
      cbc:ID? cbc:WorkPhaseCode? cbc:WorkPhase* cbc:ProgressPercent? cbc:StartDate? cbc:EndDate? cac:WorkOrderDocumentReference*`,
    Signature: `
      cbc:ID cbc:Note* cbc:ValidationDate? cbc:ValidationTime? cbc:ValidatorID? cbc:CanonicalizationMethod? cbc:SignatureMethod?
      cac:SignatoryParty? cac:DigitalSignatureAttachment? cac:OriginalDocumentReference?`,
    SupplierParty: `
      cbc:CustomerAssignedAccountID? cbc:AdditionalAccountID* cbc:DataSendingCapability? cac:Party? cac:DespatchContact?
      cac:AccountingContact? cac:SellerContact?`,
    CustomerParty: `
      cbc:CustomerAssignedAccountID? cbc:SupplierAssignedAccountID? cbc:AdditionalAccountID* cac:Party? cac:DeliveryContact?
      cac:AccountingContact? cac:BuyerContact?`,
    Delivery: `
      cbc:ID? cbc:Quantity? cbc:MinimumQuantity? cbc:MaximumQuantity? cbc:ActualDeliveryDate? cbc:ActualDeliveryTime?
      cbc:LatestDeliveryDate? cbc:LatestDeliveryTime? cbc:ReleaseID? cbc:TrackingID? cac:DeliveryAddress? cac:DeliveryLocation?
      cac:AlternativeDeliveryLocation? cac:RequestedDeliveryPeriod? cac:PromisedDeliveryPeriod? cac:EstimatedDeliveryPeriod?
      cac:CarrierParty? cac:DeliveryParty? cac:NotifyParty* cac:Despatch? cac:DeliveryTerms* cac:MinimumDeliveryUnit?
      cac:MaximumDeliveryUnit? cac:Shipment?`,
    Despatch: `
      cbc:ID? cbc:RequestedDespatchDate? cbc:RequestedDespatchTime? cbc:EstimatedDespatchDate? cbc:EstimatedDespatchTime?
      cbc:ActualDespatchDate? cbc:ActualDespatchTime? cbc:GuaranteedDespatchDate? cbc:GuaranteedDespatchTime? cbc:ReleaseID?
      cbc:Instructions* cac:DespatchAddress? cac:DespatchLocation? cac:DespatchParty? cac:CarrierParty? cac:NotifyParty*
      cac:Contact? cac:EstimatedDespatchPeriod? cac:RequestedDespatchPeriod?`,
    DeliveryTerms: `
      cbc:ID? cbc:SpecialTerms* cbc:LossRiskResponsibilityCode? cbc:LossRisk* cbc:Amount? cac:DeliveryLocation?
      cac:AllowanceCharge?`,
    DeliveryUnit: 'cbc:BatchQuantity cbc:ConsumerUnitQuantity? cbc:HazardousRiskIndicator?',
    Shipment: `
      cbc:ID cbc:ShippingPriorityLevelCode? cbc:HandlingCode? cbc:HandlingInstructions* cbc:Information* cbc:GrossWeightMeasure?
      cbc:NetWeightMeasure? cbc:NetNetWeightMeasure? cbc:GrossVolumeMeasure? cbc:NetVolumeMeasure? cbc:TotalGoodsItemQuantity?
      cbc:TotalTransportHandlingUnitQuantity? cbc:InsuranceValueAmount? cbc:DeclaredCustomsValueAmount?
      cbc:DeclaredForCarriageValueAmount? cbc:DeclaredStatisticsValueAmount? cbc:FreeOnBoardValueAmount? cbc:SpecialInstructions*
      cbc:DeliveryInstructions* cbc:SplitConsignmentIndicator? cbc:ConsignmentQuantity? cac:Consignment* cac:GoodsItem*
      cac:ShipmentStage* cac:Delivery? cac:TransportHandlingUnit* cac:ReturnAddress? cac:OriginAddress?
      cac:FirstArrivalPortLocation? cac:LastExitPortLocation? cac:ExportCountry? cac:FreightAllowanceCharge*`,
    Consignment: `
      cbc:ID cbc:CarrierAssignedID? cbc:ConsigneeAssignedID? cbc:ConsignorAssignedID? cbc:FreightForwarderAssignedID?
      cbc:BrokerAssignedID? cbc:ContractedCarrierAssignedID? cbc:PerformingCarrierAssignedID? cbc:SummaryDescription*
      cbc:TotalInvoiceAmount? cbc:DeclaredCustomsValueAmount? cbc:TariffDescription* cbc:TariffCode? cbc:InsurancePremiumAmount?
      cbc:GrossWeightMeasure? cbc:NetWeightMeasure? cbc:NetNetWeightMeasure? cbc:ChargeableWeightMeasure? cbc:GrossVolumeMeasure?
      cbc:NetVolumeMeasure? cbc:LoadingLengthMeasure? cbc:Remarks* cbc:HazardousRiskIndicator? cbc:AnimalFoodIndicator?
      cbc:HumanFoodIndicator? cbc:LivestockIndicator? cbc:BulkCargoIndicator? cbc:ContainerizedIndicator?
      cbc:GeneralCargoIndicator? cbc:SpecialSecurityIndicator? cbc:ThirdPartyPayerIndicator? cbc:CarrierServiceInstructions*
      cbc:CustomsClearanceServiceInstructions* cbc:ForwarderServiceInstructions* cbc:SpecialServiceInstructions* cbc:SequenceID?
      cbc:ShippingPriorityLevelCode? cbc:HandlingCode? cbc:HandlingInstructions* cbc:Information* cbc:TotalGoodsItemQuantity?
      cbc:TotalTransportHandlingUnitQuantity? cbc:InsuranceValueAmount? cbc:DeclaredForCarriageValueAmount?
      cbc:DeclaredStatisticsValueAmount? cbc:FreeOnBoardValueAmount? cbc:SpecialInstructions* cbc:SplitConsignmentIndicator?
      cbc:DeliveryInstructions* cbc:ConsignmentQuantity? cbc:ConsolidatableIndicator? cbc:HaulageInstructions*
      cbc:LoadingSequenceID? cbc:ChildConsignmentQuantity? cbc:TotalPackagesQuantity? cac:ConsolidatedShipment*
      cac:CustomsDeclaration* cac:RequestedPickupTransportEvent? cac:RequestedDeliveryTransportEvent?
      cac:PlannedPickupTransportEvent? cac:PlannedDeliveryTransportEvent? cac:Status* cac:ChildConsignment* cac:ConsigneeParty?
      cac:ExporterParty? cac:ConsignorParty? cac:ImporterParty? cac:CarrierParty? cac:FreightForwarderParty? cac:NotifyParty?
      cac:OriginalDespatchParty? cac:FinalDeliveryParty? cac:PerformingCarrierParty? cac:SubstituteCarrierParty?
      cac:LogisticsOperatorParty? cac:TransportAdvisorParty? cac:HazardousItemNotificationParty? cac:InsuranceParty?
      cac:MortgageHolderParty? cac:BillOfLadingHolderParty? cac:OriginalDepartureCountry? cac:FinalDestinationCountry?
      cac:TransitCountry* cac:TransportContract? cac:TransportEvent* cac:OriginalDespatchTransportationService?
      cac:FinalDeliveryTransportationService? cac:DeliveryTerms? cac:PaymentTerms? cac:CollectPaymentTerms?
      cac:DisbursementPaymentTerms? cac:PrepaidPaymentTerms? cac:FreightAllowanceCharge* cac:ExtraAllowanceCharge*
      cac:MainCarriageShipmentStage* cac:PreCarriageShipmentStage* cac:OnCarriageShipmentStage* cac:TransportHandlingUnit*
      cac:FirstArrivalPortLocation? cac:LastExitPortLocation?`,
    CustomsDeclaration: 'cbc:ID cac:IssuerParty?',
    TransportEvent: `
      cbc:IdentificationID? cbc:OccurrenceDate? cbc:OccurrenceTime? cbc:TransportEventTypeCode? cbc:Description*
      cbc:CompletionIndicator? cac:ReportedShipment? cac:CurrentStatus* cac:Contact* cac:Location? cac:Signature? cac:Period*`,
    Status: `
      cbc:ConditionCode? cbc:ReferenceDate? cbc:ReferenceTime? cbc:Description* cbc:StatusReasonCode? cbc:StatusReason*
      cbc:SequenceID? cbc:Text* cbc:IndicationIndicator? cbc:Percent? cbc:ReliabilityPercent? cac:Condition*`,
    Condition: 'cbc:AttributeID cbc:Measure? cbc:Description* cbc:MinimumMeasure? cbc:MaximumMeasure?',
    Contract: `
      cbc:ID? cbc:IssueDate? cbc:IssueTime? cbc:NominationDate? cbc:NominationTime? cbc:ContractTypeCode? cbc:ContractType?
      cbc:Note* cbc:VersionID? cbc:Description* cac:ValidityPeriod? cac:ContractDocumentReference* cac:NominationPeriod?
      cac:ContractualDelivery?`,
    TransportationService: `
      cbc:TransportServiceCode cbc:TariffClassCode? cbc:Priority? cbc:FreightRateClassCode? cbc:TransportationServiceDescription*
      cbc:TransportationServiceDetailsURI? cbc:NominationDate? cbc:NominationTime? cbc:Name? cbc:SequenceNumeric?
      cac:TransportEquipment* cac:SupportedTransportEquipment* cac:UnsupportedTransportEquipment* cac:CommodityClassification*
      cac:SupportedCommodityClassification* cac:UnsupportedCommodityClassification* cac:TotalCapacityDimension? cac:ShipmentStage*
      cac:TransportEvent* cac:ResponsibleTransportServiceProviderParty? cac:EnvironmentalEmission* cac:EstimatedDurationPeriod?
      cac:ScheduledServiceFrequency*`,
    TransportEquipment: `
      cbc:ID? cbc:ReferencedConsignmentID* cbc:TransportEquipmentTypeCode? cbc:ProviderTypeCode? cbc:OwnerTypeCode?
      cbc:SizeTypeCode? cbc:DispositionCode? cbc:FullnessIndicationCode? cbc:RefrigerationOnIndicator? cbc:Information*
      cbc:ReturnabilityIndicator? cbc:LegalStatusIndicator? cbc:AirFlowPercent? cbc:HumidityPercent?
      cbc:AnimalFoodApprovedIndicator? cbc:HumanFoodApprovedIndicator? cbc:DangerousGoodsApprovedIndicator?
      cbc:RefrigeratedIndicator? cbc:Characteristics? cbc:DamageRemarks* cbc:Description* cbc:SpecialTransportRequirements*
      cbc:GrossWeightMeasure? cbc:GrossVolumeMeasure? cbc:TareWeightMeasure? cbc:TrackingDeviceCode? cbc:PowerIndicator?
      cbc:TraceID? cac:MeasurementDimension* cac:TransportEquipmentSeal* cac:MinimumTemperature? cac:MaximumTemperature?
      cac:ProviderParty? cac:LoadingProofParty? cac:SupplierParty? cac:OwnerParty? cac:OperatingParty? cac:LoadingLocation?
      cac:UnloadingLocation? cac:StorageLocation? cac:PositioningTransportEvent* cac:QuarantineTransportEvent*
      cac:DeliveryTransportEvent* cac:PickupTransportEvent* cac:HandlingTransportEvent* cac:LoadingTransportEvent*
      cac:TransportEvent* cac:ApplicableTransportMeans? cac:HaulageTradingTerms* cac:HazardousGoodsTransit*
      cac:PackagedTransportHandlingUnit* cac:ServiceAllowanceCharge* cac:FreightAllowanceCharge* cac:AttachedTransportEquipment*
      cac:Delivery? cac:Pickup? cac:Despatch? cac:ShipmentDocumentReference* cac:ContainedInTransportEquipment* cac:Package*
      cac:GoodsItem*`,
    Dimension: 'cbc:AttributeID cbc:Measure? cbc:Description* cbc:MinimumMeasure? cbc:MaximumMeasure?',
    TransportEquipmentSeal: `
      cbc:ID cbc:SealIssuerTypeCode? cbc:Condition? cbc:SealStatusCode? cbc:SealingPartyType?`,
    Temperature: 'cbc:AttributeID cbc:Measure cbc:Description*',
    TransportMeans: `
      cbc:JourneyID? cbc:RegistrationNationalityID? cbc:RegistrationNationality* cbc:DirectionCode? cbc:TransportMeansTypeCode?
      cbc:TradeServiceCode? cac:Stowage? cac:AirTransport? cac:RoadTransport? cac:RailTransport? cac:MaritimeTransport?
      cac:OwnerParty? cac:MeasurementDimension*`,
    Stowage: 'cbc:LocationID? cbc:Location* cac:MeasurementDimension*',
    AirTransport: 'cbc:AircraftID',
    RoadTransport: 'cbc:LicensePlateID',
    RailTransport: 'cbc:TrainID cbc:RailCarID?',
    MaritimeTransport: `
      cbc:VesselID? cbc:VesselName? cbc:RadioCallSignID? cbc:ShipsRequirements* cbc:GrossTonnageMeasure? cbc:NetTonnageMeasure?
      cac:RegistryCertificateDocumentReference? cac:RegistryPortLocation?`,
    TradingTerms: 'cbc:Information* cbc:Reference? cac:ApplicableAddress?',
    HazardousGoodsTransit: `
      cbc:TransportEmergencyCardCode? cbc:PackingCriteriaCode? cbc:HazardousRegulationCode? cbc:InhalationToxicityZoneCode?
      cbc:TransportAuthorizationCode? cac:MaximumTemperature? cac:MinimumTemperature?`,
    TransportHandlingUnit: `
      cbc:ID? cbc:TransportHandlingUnitTypeCode? cbc:HandlingCode? cbc:HandlingInstructions* cbc:HazardousRiskIndicator?
      cbc:TotalGoodsItemQuantity? cbc:TotalPackageQuantity? cbc:DamageRemarks* cbc:ShippingMarks* cbc:TraceID?
      cac:HandlingUnitDespatchLine* cac:ActualPackage* cac:ReceivedHandlingUnitReceiptLine* cac:TransportEquipment*
      cac:TransportMeans* cac:HazardousGoodsTransit* cac:MeasurementDimension* cac:MinimumTemperature? cac:MaximumTemperature?
      cac:GoodsItem* cac:FloorSpaceMeasurementDimension? cac:PalletSpaceMeasurementDimension? cac:ShipmentDocumentReference*
      cac:Status* cac:CustomsDeclaration* cac:ReferencedShipment* cac:Package*`,
    DespatchLine: `
      cbc:ID cbc:UUID? cbc:Note* cbc:LineStatusCode? cbc:DeliveredQuantity? cbc:BackorderQuantity? cbc:BackorderReason*
      cbc:OutstandingQuantity? cbc:OutstandingReason* cbc:OversupplyQuantity? cac:OrderLineReference+ cac:DocumentReference*
      cac:Item cac:Shipment*`,
    OrderLineReference: 'cbc:LineID cbc:SalesOrderLineID? cbc:UUID? cbc:LineStatusCode? cac:OrderReference?',
    Item: `
      cbc:Description* cbc:PackQuantity? cbc:PackSizeNumeric? cbc:CatalogueIndicator? cbc:Name? cbc:HazardousRiskIndicator?
      cbc:AdditionalInformation* cbc:Keyword* cbc:BrandName* cbc:ModelName* cac:BuyersItemIdentification?
      cac:SellersItemIdentification? cac:ManufacturersItemIdentification* cac:StandardItemIdentification?
      cac:CatalogueItemIdentification? cac:AdditionalItemIdentification* cac:CatalogueDocumentReference?
      cac:ItemSpecificationDocumentReference* cac:OriginCountry? cac:CommodityClassification* cac:TransactionConditions*
      cac:HazardousItem* cac:ClassifiedTaxCategory* cac:AdditionalItemProperty* cac:ManufacturerParty*
      cac:InformationContentProviderParty? cac:OriginAddress* cac:ItemInstance* cac:Certificate* cac:Dimension*`,
    ItemIdentification: `
      cbc:ID cbc:ExtendedID? cbc:BarcodeSymbologyID? cac:PhysicalAttribute* cac:MeasurementDimension* cac:IssuerParty?`,
    PhysicalAttribute: 'cbc:AttributeID cbc:PositionCode? cbc:DescriptionCode? cbc:Description*',
    CommodityClassification: `
      cbc:NatureCode? cbc:CargoTypeCode? cbc:CommodityCode? cbc:ItemClassificationCode?`,
    TransactionConditions: 'cbc:ID? cbc:ActionCode? cbc:Description* cac:DocumentReference*',
    HazardousItem: `
      cbc:ID? cbc:PlacardNotation? cbc:PlacardEndorsement? cbc:AdditionalInformation* cbc:UNDGCode? cbc:EmergencyProceduresCode?
      cbc:MedicalFirstAidGuideCode? cbc:TechnicalName? cbc:CategoryName? cbc:HazardousCategoryCode? cbc:UpperOrangeHazardPlacardID?
      cbc:LowerOrangeHazardPlacardID? cbc:MarkingID? cbc:HazardClassID? cbc:NetWeightMeasure? cbc:NetVolumeMeasure? cbc:Quantity?
      cac:ContactParty? cac:SecondaryHazard* cac:HazardousGoodsTransit* cac:EmergencyTemperature? cac:FlashpointTemperature?
      cac:AdditionalTemperature*`,
    SecondaryHazard: `
      cbc:ID? cbc:PlacardNotation? cbc:PlacardEndorsement? cbc:EmergencyProceduresCode? cbc:Extension*`,
    ItemProperty: `
      cbc:ID? cbc:Name cbc:NameCode? cbc:TestMethod? cbc:Value? cbc:ValueQuantity? cbc:ValueQualifier* cbc:ImportanceCode?
      cbc:ListValue* cac:UsabilityPeriod? cac:ItemPropertyGroup* cac:RangeDimension? cac:ItemPropertyRange?`,
    ItemPropertyGroup: 'cbc:ID cbc:Name? cbc:ImportanceCode?',
    ItemPropertyRange: 'cbc:MinimumValue? cbc:MaximumValue?',
    ItemInstance: `
      cbc:ProductTraceID? cbc:ManufactureDate? cbc:ManufactureTime? cbc:BestBeforeDate? cbc:RegistrationID? cbc:SerialID?
      cac:AdditionalItemProperty* cac:LotIdentification?`,
    LotIdentification: 'cbc:LotNumberID? cbc:ExpiryDate? cac:AdditionalItemProperty*',
    Certificate: `
      cbc:ID cbc:CertificateTypeCode cbc:CertificateType cbc:Remarks* cac:IssuerParty cac:DocumentReference* cac:Signature*`,
    Package: `
      cbc:ID? cbc:Quantity? cbc:ReturnableMaterialIndicator? cbc:PackageLevelCode? cbc:PackagingTypeCode? cbc:PackingMaterial*
      cbc:TraceID? cac:ContainedPackage* cac:ContainingTransportEquipment? cac:GoodsItem* cac:MeasurementDimension*
      cac:DeliveryUnit* cac:Delivery? cac:Pickup? cac:Despatch?`,
    GoodsItem: `
      cbc:ID? cbc:SequenceNumberID? cbc:Description* cbc:HazardousRiskIndicator? cbc:DeclaredCustomsValueAmount?
      cbc:DeclaredForCarriageValueAmount? cbc:DeclaredStatisticsValueAmount? cbc:FreeOnBoardValueAmount? cbc:InsuranceValueAmount?
      cbc:ValueAmount? cbc:GrossWeightMeasure? cbc:NetWeightMeasure? cbc:NetNetWeightMeasure? cbc:ChargeableWeightMeasure?
      cbc:GrossVolumeMeasure? cbc:NetVolumeMeasure? cbc:Quantity? cbc:PreferenceCriterionCode? cbc:RequiredCustomsID?
      cbc:CustomsStatusCode? cbc:CustomsTariffQuantity? cbc:CustomsImportClassifiedIndicator? cbc:ChargeableQuantity?
      cbc:ReturnableQuantity? cbc:TraceID? cac:Item* cac:GoodsItemContainer* cac:FreightAllowanceCharge* cac:InvoiceLine*
      cac:Temperature* cac:ContainedGoodsItem* cac:OriginAddress? cac:Delivery? cac:Pickup? cac:Despatch? cac:MeasurementDimension*
      cac:ContainingPackage* cac:ShipmentDocumentReference? cac:MinimumTemperature? cac:MaximumTemperature?`,
    GoodsItemContainer: 'cbc:ID cbc:Quantity? cac:TransportEquipment*',
    InvoiceLine: `
      cbc:ID cbc:UUID? cbc:Note* cbc:InvoicedQuantity? cbc:LineExtensionAmount cbc:TaxPointDate? cbc:AccountingCostCode?
      cbc:AccountingCost? cbc:PaymentPurposeCode? cbc:FreeOfChargeIndicator? cac:InvoicePeriod* cac:OrderLineReference*
      cac:DespatchLineReference* cac:ReceiptLineReference* cac:BillingReference* cac:DocumentReference* cac:PricingReference?
      cac:OriginatorParty? cac:Delivery* cac:PaymentTerms* cac:AllowanceCharge* cac:TaxTotal* cac:WithholdingTaxTotal* cac:Item
      cac:Price? cac:DeliveryTerms? cac:SubInvoiceLine* cac:ItemPriceExtension?`,
    LineReference: 'cbc:LineID cbc:UUID? cbc:LineStatusCode? cac:DocumentReference?',
    PricingReference: 'cac:OriginalItemLocationQuantity? cac:AlternativeConditionPrice*',
    ItemLocationQuantity: `
      cbc:LeadTimeMeasure? cbc:MinimumQuantity? cbc:MaximumQuantity? cbc:HazardousRiskIndicator? cbc:TradingRestrictions*
      cac:ApplicableTerritoryAddress* cac:Price? cac:DeliveryUnit* cac:ApplicableTaxCategory* cac:Package? cac:AllowanceCharge*
      cac:DependentPriceReference?`,
    Price: `
      cbc:PriceAmount cbc:BaseQuantity? cbc:PriceChangeReason* cbc:PriceTypeCode? cbc:PriceType? cbc:OrderableUnitFactorRate?
      cac:ValidityPeriod* cac:PriceList? cac:AllowanceCharge* cac:PricingExchangeRate?`,
    PriceList: 'cbc:ID? cbc:StatusCode? cac:ValidityPeriod* cac:PreviousPriceList?',
    ExchangeRate: `
      cbc:SourceCurrencyCode cbc:SourceCurrencyBaseRate? cbc:TargetCurrencyCode cbc:TargetCurrencyBaseRate? cbc:ExchangeMarketID?
      cbc:CalculationRate? cbc:MathematicOperatorCode? cbc:Date? cac:ForeignExchangeContract?`,
    DependentPriceReference: 'cbc:Percent? cac:LocationAddress? cac:DependentLineReference?',
    PaymentTerms: `
      cbc:ID? cbc:PaymentMeansID* cbc:PrepaidPaymentReferenceID? cbc:Note* cbc:ReferenceEventCode? cbc:SettlementDiscountPercent?
      cbc:PenaltySurchargePercent? cbc:PaymentPercent? cbc:Amount? cbc:SettlementDiscountAmount? cbc:PenaltyAmount?
      cbc:PaymentTermsDetailsURI? cbc:PaymentDueDate? cbc:InstallmentDueDate? cbc:InvoicingPartyReference? cac:SettlementPeriod?
      cac:PenaltyPeriod? cac:ExchangeRate? cac:ValidityPeriod?`,
    PriceExtension: 'cbc:Amount cac:TaxTotal*',
    Pickup: `
      cbc:ID? cbc:ActualPickupDate? cbc:ActualPickupTime? cbc:EarliestPickupDate? cbc:EarliestPickupTime? cbc:LatestPickupDate?
      cbc:LatestPickupTime? cac:PickupLocation? cac:PickupParty?`,
    ReceiptLine: `
      cbc:ID cbc:UUID? cbc:Note* cbc:ReceivedQuantity? cbc:ShortQuantity? cbc:ShortageActionCode? cbc:RejectedQuantity?
      cbc:RejectReasonCode? cbc:RejectReason* cbc:RejectActionCode? cbc:QuantityDiscrepancyCode? cbc:OversupplyQuantity?
      cbc:ReceivedDate? cbc:TimingComplaintCode? cbc:TimingComplaint? cac:OrderLineReference? cac:DespatchLineReference*
      cac:DocumentReference* cac:Item* cac:Shipment*`,
    ShipmentStage: `
      cbc:ID? cbc:TransportModeCode? cbc:TransportMeansTypeCode? cbc:TransitDirectionCode? cbc:PreCarriageIndicator?
      cbc:OnCarriageIndicator? cbc:EstimatedDeliveryDate? cbc:EstimatedDeliveryTime? cbc:RequiredDeliveryDate?
      cbc:RequiredDeliveryTime? cbc:LoadingSequenceID? cbc:SuccessiveSequenceID? cbc:Instructions* cbc:DemurrageInstructions*
      cbc:CrewQuantity? cbc:PassengerQuantity? cac:TransitPeriod? cac:CarrierParty* cac:TransportMeans? cac:LoadingPortLocation?
      cac:UnloadingPortLocation? cac:TransshipPortLocation? cac:LoadingTransportEvent? cac:ExaminationTransportEvent?
      cac:AvailabilityTransportEvent? cac:ExportationTransportEvent? cac:DischargeTransportEvent? cac:WarehousingTransportEvent?
      cac:TakeoverTransportEvent? cac:OptionalTakeoverTransportEvent? cac:DropoffTransportEvent? cac:ActualPickupTransportEvent?
      cac:DeliveryTransportEvent? cac:ReceiptTransportEvent? cac:StorageTransportEvent? cac:AcceptanceTransportEvent?
      cac:TerminalOperatorParty? cac:CustomsAgentParty? cac:EstimatedTransitPeriod? cac:FreightAllowanceCharge*
      cac:FreightChargeLocation? cac:DetentionTransportEvent* cac:RequestedDepartureTransportEvent?
      cac:RequestedArrivalTransportEvent? cac:RequestedWaypointTransportEvent* cac:PlannedDepartureTransportEvent?
      cac:PlannedArrivalTransportEvent? cac:PlannedWaypointTransportEvent* cac:ActualDepartureTransportEvent?
      cac:ActualWaypointTransportEvent? cac:ActualArrivalTransportEvent? cac:TransportEvent* cac:EstimatedDepartureTransportEvent?
      cac:EstimatedArrivalTransportEvent? cac:PassengerPerson* cac:DriverPerson* cac:ReportingPerson? cac:CrewMemberPerson*
      cac:SecurityOfficerPerson? cac:MasterPerson? cac:ShipsSurgeonPerson?`,
    EnvironmentalEmission: `
      cbc:EnvironmentalEmissionTypeCode cbc:ValueMeasure cbc:Description* cac:EmissionCalculationMethod*`,
    EmissionCalculationMethod: `
      cbc:CalculationMethodCode? cbc:FullnessIndicationCode? cac:MeasurementFromLocation? cac:MeasurementToLocation?`,
    ServiceFrequency: 'cbc:WeekDayCode',
    Payment: 'cbc:ID? cbc:PaidAmount? cbc:ReceivedDate? cbc:PaidDate? cbc:PaidTime? cbc:InstructionID?',
    MonetaryTotal: `
      cbc:LineExtensionAmount? cbc:TaxExclusiveAmount? cbc:TaxInclusiveAmount? cbc:AllowanceTotalAmount? cbc:ChargeTotalAmount?
      cbc:PrepaidAmount? cbc:PayableRoundingAmount? cbc:PayableAmount cbc:PayableAlternativeAmount?`,
    CreditNote: `
      ext:UBLExtensions? cbc:UBLVersionID? cbc:CustomizationID? cbc:ProfileID? cbc:ProfileExecutionID? cbc:ID cbc:CopyIndicator?
      cbc:UUID? cbc:IssueDate cbc:IssueTime? cbc:TaxPointDate? cbc:CreditNoteTypeCode? cbc:Note* cbc:DocumentCurrencyCode?
      cbc:TaxCurrencyCode? cbc:PricingCurrencyCode? cbc:PaymentCurrencyCode? cbc:PaymentAlternativeCurrencyCode?
      cbc:AccountingCostCode? cbc:AccountingCost? cbc:LineCountNumeric? cbc:BuyerReference? cac:InvoicePeriod*
      cac:DiscrepancyResponse* cac:OrderReference? cac:BillingReference* cac:DespatchDocumentReference*
      cac:ReceiptDocumentReference* cac:ContractDocumentReference* cac:AdditionalDocumentReference* cac:StatementDocumentReference*
      cac:OriginatorDocumentReference* cac:Signature* cac:AccountingSupplierParty cac:AccountingCustomerParty cac:PayeeParty?
      cac:BuyerCustomerParty? cac:SellerSupplierParty? cac:TaxRepresentativeParty? cac:Delivery* cac:DeliveryTerms*
      cac:PaymentMeans* cac:PaymentTerms* cac:TaxExchangeRate? cac:PricingExchangeRate? cac:PaymentExchangeRate?
      cac:PaymentAlternativeExchangeRate? cac:AllowanceCharge* cac:TaxTotal* cac:LegalMonetaryTotal cac:CreditNoteLine+`,
    Response: `
      cbc:ReferenceID? cbc:ResponseCode? cbc:Description* cbc:EffectiveDate? cbc:EffectiveTime? cac:Status*`,
    CreditNoteLine: `
      cbc:ID cbc:UUID? cbc:Note* cbc:CreditedQuantity? cbc:LineExtensionAmount? cbc:TaxPointDate? cbc:AccountingCostCode?
      cbc:AccountingCost? cbc:PaymentPurposeCode? cbc:FreeOfChargeIndicator? cac:InvoicePeriod* cac:OrderLineReference*
      cac:DiscrepancyResponse* cac:DespatchLineReference* cac:ReceiptLineReference* cac:BillingReference* cac:DocumentReference*
      cac:PricingReference? cac:OriginatorParty? cac:Delivery* cac:PaymentTerms* cac:TaxTotal* cac:AllowanceCharge* cac:Item?
      cac:Price? cac:DeliveryTerms* cac:SubCreditNoteLine* cac:ItemPriceExtension?`,
  },
  values: {
    ID: `
      normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI`,
    Date: 'date',
    Line: 'string languageID:language languageLocaleID',
    Amount: 'decimal currencyID! currencyCodeListVersionID',
    EndTime: 'time',
    Measure: 'decimal unitCode! unitCodeListVersionID',
    Percent: 'decimal format',
    MimeCode: `
      normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID:language listURI listSchemeURI`,
    Quantity: 'decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName',
    CopyIndicator: 'boolean',
    ExtensionContent: 'any',
    EmbeddedDocumentBinaryObject: 'base64Binary mimeCode! format encodingCode characterSetCode uri filename',
  },
};
